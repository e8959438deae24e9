import { Suspense } from 'react';
import { installedModeles, type ModelesProps } from './modele-registry.ts';

/** Shows the templates to fill for this type of document, if there are any. */
export function ModelesDocument(props: ModelesProps) {
  const Shown = installedModeles.component;
  return <Suspense>{Shown && <Shown {...props} />}</Suspense>;
}
