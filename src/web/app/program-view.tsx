import { Provider } from 'react-redux';
import { ChunkError } from './chunk-error.tsx';
import type { Program } from './program.ts';
import { Boundary } from './router/boundary.tsx';
import { RouterView } from './router/router-view.tsx';
import { Loading } from './shell/loading.tsx';
import { MemberLayout } from './shell/member-layout.tsx';
import { PublicLayout } from './shell/public-layout.tsx';

interface Props {
  program: Program;
  /** As the store was when the HTML was rendered that is taken over. */
  htmlState?: object;
}

/** The whole program: header, page and footer of visitors or of members around the screen that is open. */
export function ProgramView({ program, htmlState }: Props) {
  const { store, router, places, leaving, cards } = program;
  const shell = { leaving, cards };
  const lost = (error: unknown) => <ChunkError error={error} onReload={() => void leaving.reload()} />;
  return (
    <Provider store={store} serverState={htmlState as never}>
      <RouterView router={router} places={places}>
        {({ route, isMembers, location }) =>
          route === null ? (
            <Loading />
          ) : (
            // Header and footer stay when a screen breaks; this is for when they do.
            <Boundary page={location} fallback={lost}>
              {isMembers ? <MemberLayout {...shell} /> : <PublicLayout {...shell} />}
            </Boundary>
          )
        }
      </RouterView>
    </Provider>
  );
}
