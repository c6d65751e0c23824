import englishHelp from '#compiled/help-now.json';
import settings from '#compiled/settings.json';
import { neutralPage } from '#contract/exit.ts';
import { base } from '#contract/paths.ts';
import { BrandMark } from '#ui/brand/brand.tsx';
import { useContent } from '#web-language/content.ts';

/**
 * Replaces pages that are not cached while the device is offline. It has no script, and keeps the address of the
 * requested page.
 */
export function OfflinePage() {
  const help = useContent('help-now.json', englishHelp);
  return (
    <div className="wrap offline">
      <header>
        <span>
          <BrandMark />
          {settings.programName}
        </span>
        {/* Works offline. */}
        <a href={neutralPage}>Quick exit</a>
      </header>
      <main>
        <h1>There is no internet now</h1>
        <p className="lead">
          This page is not on your phone, so it cannot open yet. Nothing you have written is lost.
        </p>
        <ul className="ways">
          <li>
            {/* Reloads the requested page. */}
            {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid */}
            <a href="">Try again</a>
          </li>
          <li>
            <a href={`${base}/dashboard`}>Go to the dashboard</a>, which opens without the internet. So do the
            questions.
          </li>
        </ul>
        <aside aria-labelledby="talk">
          <h2 id="talk">If you want to talk to someone now</h2>
          <p>A phone call works without the internet.</p>
          <ul>
            {help.lines.map(({ name, hours, numbers }) => (
              <li key={name}>
                <p>
                  <strong>{name}</strong> {hours}
                </p>
                <p className="numbers">
                  {numbers.map(({ tel, shown }) => (
                    <a key={tel} href={`tel:${tel}`}>
                      {shown}
                    </a>
                  ))}
                </p>
              </li>
            ))}
          </ul>
        </aside>
      </main>
    </div>
  );
}
