import { DraftIndicator } from '../platform/draft/DraftIndicator.tsx';
import { Bandeau } from './Bandeau.tsx';
import type { DossierRempli, EditionPage } from './demarche.ts';

/** The band of a page that saves the answers of the dossier itself. */
export function BandeauDEdition<D extends DossierRempli, T extends object, E extends string, P>({
  demarche: { mots, brouillon, form },
  edition: { dossier, tete, collegues },
}: EditionPage<D, T, E, P>) {
  const { options, custom } = form(dossier, tete.value);
  const indicator = <DraftIndicator draft={tete} fields={brouillon.fields} words={{ options, custom }} />;
  return <Bandeau mots={mots} dossier={dossier} indicator={indicator} collegues={collegues} />;
}
