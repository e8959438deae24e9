import { Suspense } from 'react';
import { installedModeles, type ModelesProps } from './modele-registry.ts';

/** The templates to fill for a document of this type; nothing where there are none. */
export function ModelesDocument(props: ModelesProps) {
  const Shown = installedModeles.component;
  return <Suspense>{Shown && <Shown {...props} />}</Suspense>;
}
