import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import type { DossierItem } from '@asso/contract/dossier/dossier.schemas';
import type { SubventionView } from '@asso/contract/subvention/subvention.schemas';
import { SansSiret } from '../association/SansSiret.tsx';
import { dossierHref } from '../dossier/dossier-href.ts';
import { isNonTransmis } from '../dossier/etat-dossier.ts';
import { AppLink } from '../platform/AppLink.tsx';
import { useActingFor } from '../platform/acting-for.ts';
import { useRead } from '../platform/use-read.ts';
import { nouvelleDemandeHref } from '../subvention/subvention-href.ts';
import { Notice } from '../ui/Notice.tsx';

/** The page's button: continue what was begun, else begin. */
export function CommencerPanel({ subvention }: { subvention: SubventionView }) {
  const association = useActingFor();
  const siret = association?.id_siret ?? null;
  const read = useRead(dossierEndpoints.listDossiers, {
    query: {
      exercices: [String(subvention.campagne_exercice)],
      id_type_dispositif: [subvention.dispositif.code],
      limit: 50,
    },
  });
  if (!association || read.state === 'attente') return null;
  if (association.etat !== 'active') return <EnAttente nom={association.nom} />;
  if (!siret) return <SansSiret association={association} />;
  const mine = read.state === 'lu' ? read.value.items.filter((one) => isOf(one, subvention, siret)) : [];
  const open = mine.find(isNonTransmis);
  const [sent] = mine;
  const isAlone = subvention.campagne.sous_dispositifs.length === 1;
  const href = nouvelleDemandeHref(siret, subvention.code);
  return (
    <div className="pile pile--serree">
      {open ? (
        <div className="actions">
          <AppLink className="fr-btn" href={hrefOf(open)}>
            Continuer le dossier {open.id_fo}
          </AppLink>
          {subvention.ouverture === 'ouverte' && !isAlone && (
            <AppLink href={href}>Commencer une demande d’un autre type</AppLink>
          )}
        </div>
      ) : isAlone && sent ? (
        <p>
          <AppLink className="fr-btn" href={hrefOf(sent)}>
            Voir mon dossier {sent.id_fo}
          </AppLink>
        </p>
      ) : (
        subvention.ouverture === 'ouverte' && (
          <div className="actions">
            <AppLink className="fr-btn" href={href}>
              Commencer ma demande
            </AppLink>
            <span>Environ 25 minutes</span>
          </div>
        )
      )}
      {mine
        .filter((one) => one !== open)
        .map((one) => (
          <p key={one.id}>
            Votre demande {one.description.exercice} :{' '}
            <AppLink href={hrefOf(one)}>
              dossier <span className="nombre">{one.id_fo}</span>
            </AppLink>
            , {one.instructions[0]?.lib_etat}
          </p>
        ))}
    </div>
  );
}

const isOf = (dossier: DossierItem, { code }: SubventionView, siret: string): boolean =>
  dossier.description.code_subvention === code &&
  dossier.demandeur.id_siret.startsWith(siret.slice(0, 9)) &&
  dossier.rights.consult === true;

const hrefOf = ({ genre, id_fo, demandeur }: DossierItem): string =>
  dossierHref({ genre, id_fo, id_siret: demandeur.id_siret });

const EnAttente = ({ nom }: { nom: string }) => (
  <Notice tone="info" title={`Votre demande d’accès à ${nom} attend une réponse.`}>
    Vous pourrez demander cette subvention dès qu’elle sera acceptée.
  </Notice>
);
