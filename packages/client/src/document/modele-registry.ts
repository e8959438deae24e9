import type { ComponentType } from 'react';

export type ModelesProps = {
  /** The type of document that is expected. */
  nature: string;
};

/** Documents know nothing of what administrators publish: the application says what shows the templates of a type. */
export const installedModeles: { component: ComponentType<ModelesProps> | null } = { component: null };
