import type { RechercheReply } from '@asso/contract/association/recherche.schemas';
import { formats } from '@asso/domain/identifiants/formats';
import { recogniseIdentifiant } from '@asso/domain/identifiants/reconnaissance';
import { useQueryParams } from '../../platform/page/query-params.ts';
import { SearchField } from '../../ui/table/SearchField.tsx';
import { CadreAdhesion } from './CadreAdhesion.tsx';
import { DemandesFaites } from './DemandesFaites.tsx';
import { InvitationsRecues } from './InvitationsRecues.tsx';
import { NonTrouvee } from './NonTrouvee.tsx';
import { ResultatsRecherche } from './ResultatsRecherche.tsx';
import { SaisieAssociation } from './SaisieAssociation.tsx';
import { useRechercheAssociation } from './use-recherche-association.ts';
import '../association.css';

/** On the first of three pages, the person searches for their association and chooses it. */
export function ChoixAssociationPage() {
  const recherche = useRechercheAssociation();
  const isTyped = useQueryParams().get('saisie') !== null;
  if (isTyped) return <SaisieAssociation q={recherche.q} />;
  const { q, read } = recherche;
  return (
    <CadreAdhesion rang={1} titre="Trouver votre association">
      <DemandesFaites />
      <InvitationsRecues />
      <SearchField
        isMain
        id="recherche-association"
        label="Nom, numéro RNA ou SIREN"
        help="Le numéro RNA commence par W. Exemple : pion huveaune, ou W132000417."
        text={recherche.text}
        onType={recherche.type}
        onSearch={recherche.search}
        warning={inexact(q)}
      />
      {q !== '' && <ResultatsRecherche q={q} read={read} />}
      <NonTrouvee q={q} isOpen={read.state === 'lu' && q !== '' && isEmpty(read.value)} />
    </CadreAdhesion>
  );
}

/** The result is empty only if the directory of companies could answer too. */
const isEmpty = ({ items, annuaire }: RechercheReply): boolean =>
  items.length === 0 && annuaire !== 'inaccessible';

/** A wrong check digit gives a warning, but the search goes on. */
function inexact(q: string): string | undefined {
  const { kind, value } = recogniseIdentifiant(q);
  if (kind === 'siren' && formats.siren.warn?.(value)) return 'Ce SIREN semble inexact. Vérifiez-le.';
  if (kind === 'siret' && formats.siret.warn?.(value)) return 'Ce SIRET semble inexact. Vérifiez-le.';
  return undefined;
}
