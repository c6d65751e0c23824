import { DocsContainer, type DocsContextProps, Unstyled } from '@storybook/addon-docs/blocks';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { addons } from 'storybook/preview-api';
import { apply, type Chosen } from '../toolbar/apply.ts';
import { docsTheme } from './docs-theme.ts';
import './docs.css';

const told = 'globalsUpdated';

/** Documentation in the theme of the toolbar, with our own letters and colours. */
export default function DocsFrame({
  context,
  children,
}: {
  context: DocsContextProps;
  children?: ReactNode;
}) {
  const chosen = useChosen();
  useLayoutEffect(() => apply(chosen), [chosen]);
  return (
    <DocsContainer context={context} theme={docsTheme(chosen.theme === 'dark' ? 'dark' : 'light')}>
      <Unstyled>
        <div className="wb-page">{children}</div>
      </Unstyled>
    </DocsContainer>
  );
}

/** The choices of the toolbar, now and after each change. */
function useChosen(): Chosen {
  const channel = addons.getChannel();
  const [chosen, setChosen] = useState<Chosen>(
    () => (channel.last(told) ?? channel.last('setGlobals'))?.[0]?.globals ?? {},
  );
  useEffect(() => {
    const listen = ({ globals }: { globals: Chosen }) => setChosen(globals);
    channel.on(told, listen);
    return () => channel.off(told, listen);
  }, [channel]);
  return chosen;
}
