import type { AnchorHTMLAttributes, ComponentType, ReactNode } from 'react';

export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; children?: ReactNode };

/** Widgets know nothing of the router: the application installs its own link here. */
export const installedLink: { component: ComponentType<LinkProps> | null } = { component: null };
