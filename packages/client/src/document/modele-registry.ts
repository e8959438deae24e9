import type { ComponentType } from 'react';

export type ModelesProps = {
  /** The type of the expected document. */
  nature: string;
};

/**
 * The component that shows the published templates of a type of document, installed by the application because this
 * feature knows nothing about templates.
 */
export const installedModeles: { component: ComponentType<ModelesProps> | null } = { component: null };
