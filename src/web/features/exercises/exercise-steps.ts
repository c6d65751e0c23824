import { Children, type ComponentType, Fragment, isValidElement, type ReactNode } from 'react';

/** One step: heading and text. */
export interface ExerciseStep {
  readonly title: ReactNode;
  readonly content: readonly ReactNode[];
}

/**
 * Divides an exercise at its headings.
 * @param content the returned element of the MDX function, not rendered
 * @param heading component of the headings
 * @returns the text before the first heading, and the steps
 */
export function splitSteps(
  content: ReactNode,
  heading: ComponentType<{ children?: ReactNode }>,
): { readonly intro: readonly ReactNode[]; readonly steps: readonly ExerciseStep[] } {
  const intro: ReactNode[] = [];
  const steps: { title: ReactNode; content: ReactNode[] }[] = [];
  const isFragment = isValidElement<{ children?: ReactNode }>(content) && content.type === Fragment;
  // `toArray` sets keys.
  for (const child of Children.toArray(isFragment ? content.props.children : content)) {
    if (isValidElement<{ children?: ReactNode }>(child) && child.type === heading)
      steps.push({ title: child.props.children, content: [] });
    else (steps.at(-1)?.content ?? intro).push(child);
  }
  return { intro, steps };
}

/** Finds the first element of a component in a text that is not rendered, and returns its props. */
export function findProps<P>(content: ReactNode, component: ComponentType<P>): P | undefined {
  for (const child of Children.toArray(content)) {
    if (!isValidElement<{ children?: ReactNode }>(child)) continue;
    if (child.type === component) return child.props as P;
    const found = findProps(child.props.children, component);
    if (found) return found;
  }
  return undefined;
}

/** Returns the texts of the entries of a list. */
export function listEntries(content: ReactNode): string[] {
  return Children.toArray(content).flatMap((child) => {
    if (!isValidElement<{ children?: ReactNode }>(child)) return [];
    const { children } = child.props;
    return child.type === 'li' ? [getText(children).trim()] : listEntries(children);
  });
}

function getText(content: ReactNode): string {
  return Children.toArray(content)
    .map((child) =>
      isValidElement<{ children?: ReactNode }>(child) ? getText(child.props.children) : String(child),
    )
    .join('');
}
