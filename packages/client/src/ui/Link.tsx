import { installedLink, type LinkProps } from './page/link-registry.ts';

/** Renders the application's own link, or a plain one when the application gave none. */
export function Link({ children, ...rest }: LinkProps) {
  const Installed = installedLink.component;
  return Installed ? <Installed {...rest}>{children}</Installed> : <a {...rest}>{children}</a>;
}
