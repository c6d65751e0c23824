/**
 * The text of `names.js`: it tells the file that stands for a name. What stands in the document's import map is told
 * from there, so that this list changes only with the files in it.
 * @param files paths under the base, each with its hash
 * @param base path of the program, with a slash at its end
 */
export function namesModule(files, base) {
  return `let name;const files={};
for(const word of"${words(files)}".split(" ")){const[first,hash=first,kind="css"]=word.split(".");if(word!==first)name=first;const file=\`static/\${kind}/\${name}.\`;files[file+kind]=file+hash+"."+kind}
const map=HTMLScriptElement.supports?.("importmap")?JSON.parse(document.querySelector("script[type=importmap]").text).imports:{};
export const nameOfFile=name=>files[name]??map["${base}"+name]?.slice(${base.length})??name;
`;
}

/** 'a.Ab3_x.js', and after a script the bare hash of the style of its name, if there is one. */
function words(files) {
  const names = files.map((path) => path.slice(path.lastIndexOf('/') + 1)).sort(byScript);
  return names
    .map((name, index) => {
      const [part, hash, kind] = name.split('.');
      const follows = kind === 'css' && names[index - 1]?.startsWith(`${part}.`);
      return follows ? hash : name;
    })
    .join(' ');
}

/** By name, and the script of a name before its style. */
function byScript(a, b) {
  const [[one, , kind], [other, , otherKind]] = [a.split('.'), b.split('.')];
  if (one !== other) return one < other ? -1 : 1;
  return kind < otherKind ? 1 : -1;
}
