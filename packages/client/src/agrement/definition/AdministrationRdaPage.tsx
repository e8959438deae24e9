import { useQueryParams } from '../../platform/page/query-params.ts';
import { DefinitionPage } from './DefinitionPage.tsx';
import { DefinitionsPage } from './DefinitionsPage.tsx';

/** Lists the agréments that the person administers, or edits the one named in the address. */
export function AdministrationRdaPage() {
  const id = useQueryParams().get('agrement');
  return id ? <DefinitionPage key={id} id={id} /> : <DefinitionsPage />;
}
