import { hasOneVideoSource, type MediaFiles } from '../../source/media-files.ts';
import type { CheckRule } from '../../finding/rule.ts';

const player =
  '<Video embed="https://tube.example.com/1" thumbnail="calm" title="Calm">\n\nWaves.\n\n</Video>';

export const hostUnlisted: CheckRule<MediaFiles> = {
  id: 'media/host-unlisted',
  level: 'error',
  description: 'Players come from hosts that the institute approved, since they receive data of readers.',
  examples: [
    {
      bad: { 'content/reading/quiet/quiet1.mdx': player, 'content/media/calm.jpg': '20 kB' },
      good: {
        'content/reading/quiet/quiet1.mdx': player,
        'content/media/calm.jpg': '20 kB',
        'content/settings.json': '"embedHosts": ["player.example.org", "tube.example.com"]',
      },
    },
  ],
  check: ({ videos, embedHosts: listed }) =>
    videos.filter(hasOneVideoSource).flatMap(({ file, line, embed }) => {
      const host = embed === undefined ? undefined : parseHost(embed);
      if (!host || !listed || listed.includes(host)) return [];
      const whole = [...listed, host].map((one) => `"${one}"`).join(', ');
      return [
        {
          file,
          line,
          path: '<Video>',
          expected:
            listed.length > 0
              ? `one of the hosts ${listed.join(', ')}`
              : 'a host listed in "embedHosts" of content/settings.json, which lists none',
          actual: host,
          fix: `If the institute approves this host, add this line to content/settings.json: "embedHosts": [${whole}],`,
        },
      ];
    }),
};

function parseHost(address: string): string | undefined {
  try {
    return new URL(address).host;
  } catch {
    return undefined;
  }
}
