import { useQueryParams } from '../../platform/page/query-params.ts';
import { DefinitionPage } from './DefinitionPage.tsx';
import { DefinitionsPage } from './DefinitionsPage.tsx';

/** It lists the accreditations one administers, or edits the one the address names. */
export function AdministrationRdaPage() {
  const id = useQueryParams().get('agrement');
  return id ? <DefinitionPage key={id} id={id} /> : <DefinitionsPage />;
}
