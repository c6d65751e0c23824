/** What Chromium's accessibility tree says of a node (DevTools protocol, Accessibility.AXNode); only what is read here. */
export interface TreeNode {
  readonly nodeId: string;
  readonly ignored: boolean;
  readonly role?: { readonly value?: unknown };
  readonly name?: { readonly value?: unknown };
  readonly description?: { readonly value?: unknown };
  readonly value?: { readonly value?: unknown };
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[];
  readonly childIds?: readonly string[];
  readonly backendDOMNodeId?: number;
}

/** Attributes of its element that Chromium hands on to screen readers and does not tell here. */
export type Untold = ReadonlyMap<
  number | undefined,
  { readonly valuetext?: string; readonly current?: string }
>;

/** Nothing is said of these: what is in them is. */
const silent = new Set([
  'generic',
  'none',
  'paragraph',
  'LabelText',
  'Legend',
  'Figcaption',
  'strong',
  'emphasis',
  'rowgroup',
  'caption',
]);
/** Their text is their name, and is not said twice. */
const namedByText = new Set(
  'button cell checkbox columnheader DisclosureTriangle gridcell heading image img link menuitem option progressbar radio rowheader slider spinbutton switch tab textbox searchbox combobox'.split(
    ' ',
  ),
);
/** What is in them is not read out while they are closed. */
const closed = new Set(['MenuListPopup', 'InlineTextBox', 'ListMarker', 'LineBreak']);
const roles: Readonly<Record<string, string>> = {
  StaticText: 'text',
  DisclosureTriangle: 'fold',
  Details: 'details',
  image: 'picture',
  img: 'picture',
};
/** Their text is the name of what they stand in or beside. */
const names = new Set(['LabelText', 'Legend', 'caption']);
/** States that are said when they are set; the first two also when they are not. */
const states = ['checked', 'pressed', 'selected', 'invalid', 'required', 'disabled', 'readonly', 'modal'];
const saidWhenNot = new Set(['checked', 'pressed']);

/**
 * What a screen reader has to say of a part of a page, as lines: role, "name", = value, [states], (description).
 * Words differ from one screen reader to the next; what they have to say comes from here.
 * @param nodes the page's whole tree
 * @param root where the part begins; it is not said itself
 */
export function spoken(nodes: readonly TreeNode[], root: TreeNode, untold: Untold): string[] {
  return below(root, { byId: new Map(nodes.map((node) => [node.nodeId, node])), untold }, false, '');
}

interface Page {
  readonly byId: ReadonlyMap<string, TreeNode>;
  readonly untold: Untold;
}

function below(node: TreeNode, page: Page, mute: boolean, indent: string): string[] {
  return (node.childIds ?? []).flatMap((id) => {
    const child = page.byId.get(id);
    return child ? linesOf(child, page, mute, indent) : [];
  });
}

/** @param mute text is left out: a name above holds it */
function linesOf(node: TreeNode, page: Page, mute: boolean, indent: string): string[] {
  const role = text(node.role?.value);
  if (closed.has(role)) return [];
  const live = property(node, 'live');
  const isLive = live !== undefined && live !== 'off' && silent.has(role);
  if (!isLive && (node.ignored || silent.has(role))) {
    // A paragraph is one line, whatever is bold in it.
    if (role === 'paragraph') return [...joined(below(node, page, mute, indent), indent)];
    return below(node, page, mute || names.has(role), indent);
  }
  if (role === 'StaticText') {
    const words = text(node.name?.value);
    return mute || words === '' ? [] : [`${indent}text "${words}"`];
  }
  const said = isLive ? `live ${text(live)}` : lineOf(node, role, page.untold.get(node.backendDOMNodeId));
  return [
    indent + said,
    ...below(node, page, mute || namedByText.has(role) || names.has(role), `${indent}  `),
  ];
}

function lineOf(node: TreeNode, role: string, untold: { valuetext?: string; current?: string } = {}): string {
  const name = text(node.name?.value);
  const value = text(untold.valuetext ?? node.value?.value);
  const description = text(node.description?.value);
  const marks = states.flatMap((state) => {
    const set = property(node, state);
    if (set === undefined) return [];
    if (set === false || set === 'false') return saidWhenNot.has(state) ? [`not ${state}`] : [];
    return [set === true || set === 'true' ? state : `${state} ${text(set)}`];
  });
  const expanded = property(node, 'expanded');
  if (expanded !== undefined) marks.push(expanded === true || expanded === 'true' ? 'open' : 'closed');
  if (untold.current && untold.current !== 'false')
    marks.push(untold.current === 'true' ? 'current' : `current ${untold.current}`);
  if (role === 'heading') marks.push(`level ${text(property(node, 'level'))}`);
  return [
    roles[role] ?? role,
    name && `"${name}"`,
    value && value !== name && `= "${value}"`,
    marks.length > 0 && `[${marks.join(', ')}]`,
    description && description !== name && `(${description})`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Lines of text that follow one another, as one. */
function joined(lines: readonly string[], indent: string): string[] {
  const start = `${indent}text "`;
  const whole: string[] = [];
  for (const line of lines) {
    const last = whole.at(-1);
    if (line.startsWith(start) && last?.startsWith(start))
      whole[whole.length - 1] = `${last.slice(0, -1)} ${line.slice(start.length)}`;
    else whole.push(line);
  }
  return whole;
}

function property(node: TreeNode, name: string): unknown {
  return node.properties?.find((one) => one.name === name)?.value.value;
}

function text(value: unknown): string {
  return value === undefined || value === null ? '' : String(value).replace(/\s+/g, ' ').trim();
}
