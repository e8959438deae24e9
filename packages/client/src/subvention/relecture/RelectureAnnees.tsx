import { readDossier } from '@asso/contract/subvention/dossier-subvention.endpoints';
import type { DossierSubventionView, ProjetView } from '@asso/contract/subvention/subvention.schemas';
import { localYear } from '@asso/domain/identifiants/dates-affichees';
import {
  listPointsToReread,
  type PointRelu,
  pointsRelus,
} from '@asso/domain/subvention/renouvellement/relecture-renouvellement.rows';
import type { ReactNode } from 'react';
import { useChampDemande } from '../../demarche/use-champ-demande.ts';
import { dossierHref } from '../../dossier/dossier-href.ts';
import { AppLink } from '../../platform/AppLink.tsx';
import { now } from '../../platform/clock.ts';
import { useRead } from '../../platform/use-read.ts';
import { etapeHref } from '../dossier-liens.ts';
import type { SubventionEdition } from '../edition.ts';
import { type ProjetDraft, useProjet } from '../projet/use-projet.ts';
import { ChampsRelus, isKeptInPlace } from './ChampsRelus.tsx';
import { LigneRelue } from './LigneRelue.tsx';
import { Nouveautes } from './Nouveautes.tsx';
import { findDuePapier } from './valeurs-relues.ts';
import './relecture.css';

const points = Object.keys(pointsRelus) as PointRelu[];

/**
 * Compares a renewed dossier with last year's on one screen: for each point the person answers « Même chose » or «
 * Corrigé », and nothing is chosen in advance.
 */
export function RelectureAnnees(edition: SubventionEdition) {
  const [only, ...others] = edition.dossier.projets;
  return only && others.length === 0 ? (
    <AvecProjet edition={edition} projet={only}>
      {(ecrit) => <Relecture {...edition} ecrit={ecrit} />}
    </AvecProjet>
  ) : (
    <Relecture {...edition} ecrit={null} />
  );
}

/** Shows the comparison; with several projects the values are only read here, and changed in each project. */
function Relecture({ dossier, tete, ecrit }: SubventionEdition & { ecrit: ProjetDraft | null }) {
  const { renouvelle, demandeur, description } = dossier;
  const read = useRead(readDossier, renouvelle ? { params: { id: renouvelle.id_fo } } : null);
  const ancien = read.state === 'lu' ? (read.value as DossierSubventionView) : null;
  useChampDemande();
  if (!renouvelle) return null;
  const { relecture } = tete.value;
  const left = listPointsToReread(relecture);
  const relus = points.length - left.length;
  const papier = findDuePapier(dossier, localYear(now()));
  const [next] = left;
  const answer = (point: PointRelu, to: string) => {
    if (relecture?.[point] === to) return;
    tete.set(`relecture.${point}`, to);
    void tete.flush();
  };
  const ancienHref = dossierHref({ id_siret: demandeur.id_siret, id_fo: renouvelle.id_fo });
  return (
    <section className="relecture" aria-labelledby="relecture-titre">
      <div className="relecture__tete">
        <h2 id="relecture-titre">Relisez ces {points.length} points</h2>
        <p className="discret petit">
          Repris de {renouvelle.id_fo}.{' '}
          <AppLink href={ancienHref}>
            Voir la demande {renouvelle.exercice}
            <span className="invisible"> entière</span>
          </AppLink>
        </p>
      </div>
      <div className="relecture__annees" aria-hidden="true">
        <span />
        <strong>{renouvelle.exercice}</strong>
        <strong>{description.exercice}, ce que vous enverrez</strong>
        <span>Relu</span>
      </div>
      {points.map((point) => (
        <LigneRelue
          key={point}
          point={point}
          {...{ dossier, ancien }}
          reponse={relecture?.[point] ?? null}
          isNext={point === next}
          papier={point === 'bilan' ? papier : null}
          champs={
            ecrit &&
            isKeptInPlace(point) && (
              <ChampsRelus point={point} ecrit={ecrit} onChanged={() => answer(point, 'corrige')} />
            )
          }
          onAnswer={(to) => answer(point, to)}
        />
      ))}
      {ancien && <Nouveautes ancien={ancien} dossier={dossier} />}
      <div className="relecture__barre">
        <div>
          <p role="status">
            <strong>
              {relus} {relus > 1 ? 'points relus' : 'point relu'} sur {points.length}
            </strong>
          </p>
          <div className="relecture__segments" aria-hidden="true">
            {points.map((point) => (
              <span key={point} className={left.includes(point) ? undefined : 'relecture__segment--lu'} />
            ))}
          </div>
        </div>
        <AppLink className="fr-btn" href={etapeHref(dossier, 'transmission')}>
          Vérifier et transmettre
        </AppLink>
      </div>
    </section>
  );
}

type AvecProjetProps = {
  edition: SubventionEdition;
  projet: ProjetView;
  children: (ecrit: ProjetDraft) => ReactNode;
};

/** Gives the only project of a renewed dossier one draft for all the rows of the comparison. */
const AvecProjet = ({ edition, projet, children }: AvecProjetProps) => children(useProjet(edition, projet));
