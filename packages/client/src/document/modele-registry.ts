import type { ComponentType } from 'react';

export type ModelesProps = {
  /** This is the type of document that is expected. */
  nature: string;
};

/**
 * This feature knows nothing about published templates: the application installs the component that shows those of a
 * type.
 */
export const installedModeles: { component: ComponentType<ModelesProps> | null } = { component: null };
