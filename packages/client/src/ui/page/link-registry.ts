import type { AnchorHTMLAttributes, ComponentType, ReactNode } from 'react';

export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; children?: ReactNode };

/** The link of the router, installed by the application because this folder does not know the router. */
export const installedLink: { component: ComponentType<LinkProps> | null } = { component: null };
