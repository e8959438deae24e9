import type { AnchorHTMLAttributes, ComponentType, ReactNode } from 'react';

export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; children?: ReactNode };

/** Widgets know nothing of the router: the application says what its links are. */
export const installedLink: { component: ComponentType<LinkProps> | null } = { component: null };
