import { installedLink, type LinkProps } from './link-registry.ts';

/** The application's own link, or a plain one where it has none. */
export function Link({ children, ...rest }: LinkProps) {
  const Installed = installedLink.component;
  return Installed ? <Installed {...rest}>{children}</Installed> : <a {...rest}>{children}</a>;
}
