import type { Plugin } from 'vite';

/** The modules that a program starts with, by how the manifest calls them. */
const entries = { 'index.html': '/src/web/early/early.ts', 'src/web/app/main.tsx': '/src/web/app/main.tsx' };

/**
 * Vite leaves an entry out of its manifest when the entry's module shares a file with what it imports. Here it stands
 * there all the same, for those who ask which files a page loads.
 */
export function keepEntries(): Plugin {
  return {
    name: 'keep-entries',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const asset = bundle['.vite/manifest.json'];
        if (asset?.type !== 'asset') return;
        const manifest = JSON.parse(String(asset.source));
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        for (const [key, module] of Object.entries(entries)) {
          const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
          const found = Object.values<{ file: string }>(manifest).find(
            ({ file }) => file === chunk?.fileName,
          );
          if (!found) throw new Error(`No file of the build holds ${module}.`);
          manifest[key] ??= {
            ...found,
            src: key,
            ...(key === 'index.html' ? { isEntry: true } : { isDynamicEntry: true }),
          };
        }
        asset.source = JSON.stringify(manifest, null, 2);
      },
    },
  };
}
