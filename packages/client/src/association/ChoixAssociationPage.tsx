import type { RechercheReply } from '@asso/contract/association/recherche.schemas';
import { formats } from '@asso/domain/identifiants/formats';
import { recogniseIdentifiant } from '@asso/domain/identifiants/reconnaissance';
import { useQueryParams } from '../platform/query-params.ts';
import { CadreAdhesion } from './CadreAdhesion.tsx';
import { DemandesFaites } from './DemandesFaites.tsx';
import { InvitationsRecues } from './InvitationsRecues.tsx';
import { NonTrouvee } from './NonTrouvee.tsx';
import { RechercheForm } from './RechercheForm.tsx';
import { ResultatsRecherche } from './ResultatsRecherche.tsx';
import { SaisieAssociation } from './SaisieAssociation.tsx';
import { useRechercheAssociation } from './use-recherche-association.ts';

/** « Est-ce bien la nôtre ? » First of three pages: the association is looked for, then chosen. */
export function ChoixAssociationPage() {
  const recherche = useRechercheAssociation();
  const isTyped = useQueryParams().get('saisie') !== null;
  if (isTyped) return <SaisieAssociation q={recherche.q} />;
  const { q, read } = recherche;
  return (
    <CadreAdhesion rang={1} titre="Trouver votre association">
      <DemandesFaites />
      <InvitationsRecues />
      <RechercheForm {...recherche} warning={inexact(q)} />
      {q !== '' && <ResultatsRecherche q={q} read={read} />}
      <NonTrouvee q={q} isOpen={read.state === 'lu' && q !== '' && isEmpty(read.value)} />
    </CadreAdhesion>
  );
}

/** Nothing, though all that could be asked has answered. */
const isEmpty = ({ items, annuaire }: RechercheReply): boolean =>
  items.length === 0 && annuaire !== 'inaccessible';

/** A wrong check digit is said; the search goes on. */
function inexact(q: string): string | undefined {
  const { kind, value } = recogniseIdentifiant(q);
  if (kind === 'siren' && formats.siren.warn?.(value)) return 'Ce SIREN semble inexact. Vérifiez-le.';
  if (kind === 'siret' && formats.siret.warn?.(value)) return 'Ce SIRET semble inexact. Vérifiez-le.';
  return undefined;
}
