import { composeStories } from '@storybook/react-vite';
import { Component, type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { ColourOverride } from './colour-override.tsx';
import './foundations.css';

type StoriesModule = Parameters<typeof composeStories>[0];

const modules = import.meta.glob<StoriesModule>('../../src/web/ui/**/*.stories.tsx');

interface Sample {
  readonly title: string;
  readonly Story: ComponentType;
}

/** The main story of every component on one page, with a control that overrides a colour in all of them. */
export function ComponentSheet() {
  const [samples, setSamples] = useState<readonly Sample[]>([]);
  useEffect(() => {
    let isCurrent = true;
    void loadSamples().then((loaded) => isCurrent && setSamples(loaded));
    return () => {
      isCurrent = false;
    };
  }, []);
  return (
    <>
      <ColourOverride />
      {samples.length === 0 && <p role="status">Loading the components…</p>}
      <ul className="fd-sheet">
        {samples.map(({ title, Story }) => (
          <li key={title}>
            <h3>{title}</h3>
            <StoryBoundary>
              <Story />
            </StoryBoundary>
          </li>
        ))}
      </ul>
    </>
  );
}

async function loadSamples(): Promise<readonly Sample[]> {
  const loaded = await Promise.all(Object.values(modules).map((load) => load()));
  return loaded
    .flatMap((module) => {
      const [Story] = Object.values(composeStories(module)) as ComponentType[];
      return Story ? [{ title: module.default.title?.split('/').slice(1).join(', ') ?? '', Story }] : [];
    })
    .sort((one, other) => one.title.localeCompare(other.title));
}

/** Limits an error to the story that throws it. */
class StoryBoundary extends Component<{ children: ReactNode }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override render() {
    return this.state.hasFailed ? <p>This story runs only on its own page.</p> : this.props.children;
  }
}
