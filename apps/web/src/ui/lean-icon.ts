import { type ComponentProps, createElement } from 'react';

/** An icon as lucide's files hold it. */
interface IconData {
  readonly name: string;
  readonly node: readonly (readonly [
    tag: string,
    attributes: Readonly<Record<string, string>> & { readonly key: string },
  ])[];
}

/**
 * Stands in for lucide's `createLucideIcon` in the built app (lean-icons-plugin.ts): the same
 * drawing, hidden from readers of the screen unless told otherwise.
 */
const createIcon =
  ({ name, node }: IconData) =>
  ({ className = '', ...rest }: ComponentProps<'svg'>) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        ...rest,
        className: `lucide lucide-${name} ${className}`,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    );

export default createIcon;
