import { invitationEndpoints } from '@asso/contract/association/invitation.endpoints';
import type { RechercheReply } from '@asso/contract/association/recherche.schemas';
import { formats } from '@asso/domain/identifiants/formats';
import { recogniseIdentifiant } from '@asso/domain/identifiants/reconnaissance';
import { AideLink } from '../../platform/AideLink.tsx';
import { AppLink } from '../../platform/AppLink.tsx';
import { useQueryParams } from '../../platform/page/query-params.ts';
import { useRead } from '../../platform/use-read.ts';
import { SearchField } from '../../ui/table/SearchField.tsx';
import { saisieHref } from './adhesion-href.ts';
import { CadreAdhesion } from './CadreAdhesion.tsx';
import { DemandesFaites } from './DemandesFaites.tsx';
import { InvitationCard } from './InvitationCard.tsx';
import { ResultatsRecherche } from './ResultatsRecherche.tsx';
import { SaisieAssociation } from './SaisieAssociation.tsx';
import { useRechercheAssociation } from './use-recherche-association.ts';
import '../association.css';

/**
 * The first step: the person searches for their association and chooses it, or types it by hand. Requests already made
 * and invitations received are shown first.
 */
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

/**
 * Tells whether nothing was found; false when the directory of companies did not answer, since it might have found
 * something.
 */
const isEmpty = ({ items, annuaire }: RechercheReply): boolean =>
  items.length === 0 && annuaire !== 'inaccessible';

/** Returns a warning for a number with a wrong check digit; the search goes on. */
function inexact(q: string): string | undefined {
  const { kind, value } = recogniseIdentifiant(q);
  if (kind === 'siren' && formats.siren.warn?.(value)) return 'Ce SIREN semble inexact. Vérifiez-le.';
  if (kind === 'siret' && formats.siret.warn?.(value)) return 'Ce SIRET semble inexact. Vérifiez-le.';
  return undefined;
}

/** Shows the invitations already received, before the person searches for an association. */
function InvitationsRecues() {
  const read = useRead(invitationEndpoints.listMesInvitations, {});
  if (read.state !== 'lu' || read.value.items.length === 0) return null;
  return (
    <section className="pile pile--serree" aria-label="Invitations reçues">
      <ul className="liste-nue fiches">
        {read.value.items.map((one) => (
          <InvitationCard key={one.id} invitation={one} onAnswered={read.reload} />
        ))}
      </ul>
    </section>
  );
}

/** Advice for a person whose association is not found. */
const NonTrouvee = ({ q, isOpen }: { q: string; isOpen: boolean }) => (
  <details className="plis" open={isOpen || undefined}>
    <summary>Je ne trouve pas mon association</summary>
    <ul>
      <li>
        Vérifiez le numéro. Le numéro RNA (Répertoire national des associations) commence par W, et le SIREN
        compte 9 chiffres.
      </li>
      <li>Essayez un seul mot du nom avec la commune : « pions marseille ».</li>
      <li>
        Une association déclarée depuis peu n’est pas encore là : comptez deux semaines après la parution au
        Journal officiel des associations.
      </li>
      <li>
        En Moselle, dans le Bas-Rhin et le Haut-Rhin, il n’y a pas de numéro RNA : cherchez par le nom ou le
        SIREN.
      </li>
    </ul>
    <p>
      Elle est trop récente pour un registre ? <AppLink href={saisieHref(q)}>Continuer sans registre</AppLink>
    </p>
    <p>
      Toujours rien ? <AideLink sujet="association">Demander de l’aide</AideLink>
    </p>
  </details>
);
