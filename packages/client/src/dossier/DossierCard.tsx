import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import type { DossierItem } from '@asso/contract/dossier/dossier.schemas';
import { phrasesEtats } from '@asso/domain/dossier/instruction.states';
import { formatEuros } from '@asso/domain/identifiants/affichage';
import { AppLink } from '../platform/AppLink.tsx';
import { DownloadLink } from '../platform/DownloadLink.tsx';
import { dossierHref } from './dossier-href.ts';
import { EtatBadge } from './EtatBadge.tsx';
import { isNonTransmis, mainInstruction, nomsServices } from './etat-dossier.ts';

type DossierCardProps = {
  dossier: DossierItem;
  /** The page's one filled button is on its first card. */
  isFirst: boolean;
  /** Said when the person belongs to several. */
  showsAssociation: boolean;
};

/** One file of a list: what it is, where it stands, who acts, and its one next act. */
export function DossierCard({ dossier, isFirst, showsAssociation }: DossierCardProps) {
  const { id_fo, description, rights } = dossier;
  const { etat, motif } = mainInstruction(dossier);
  const href = dossierHref({ genre: dossier.genre, id_siret: dossier.demandeur.id_siret, id_fo });
  const titre = `${description.titre}${description.lib_sous_type_dispositif ? `, ${description.lib_sous_type_dispositif}` : ''}`;
  return (
    <li className="cadre carte">
      <div className="carte__tete">
        <h2 className="carte__titre">
          {rights.consult ? <AppLink href={href}>{titre}</AppLink> : titre}
          <span className="nombre discret"> · {id_fo}</span>
        </h2>
        <EtatBadge etat={etat} />
        {isNonTransmis(dossier) && <span className="non-transmis">Non transmis</span>}
      </div>
      <p className="carte__faits">
        {showsAssociation && `${dossier.demandeur.nom} · `}
        {nomsServices(dossier)} · {formatEuros(dossier.montant_demande)} demandés
        {dossier.montant_accorde !== null && ` · ${formatEuros(dossier.montant_accorde)} accordés`}
        {dossier.isPast && ' · exercice passé'}
      </p>
      <div className="carte__pied">
        <p>
          {rights.consult
            ? phrasesEtats[etat]
            : `Dossier de ${dossier.createdBy.nom} : seules les personnes avec qui il est partagé l’ouvrent.`}
          {motif && ['11', '12'].includes(etat) && ` Motif : ${motif}`}
        </p>
        <NextAct {...{ dossier, href, isFirst }} />
      </div>
    </li>
  );
}

function NextAct({ dossier, href, isFirst }: { dossier: DossierItem; href: string; isFirst: boolean }) {
  if (!dossier.rights.consult) {
    return (
      <DownloadLink row={dossierEndpoints.readPdf} params={{ id: dossier.id_fo }} details="pdf">
        Télécharger le dossier <span className="nombre">{dossier.id_fo}</span>
      </DownloadLink>
    );
  }
  if (!dossier.rights.edit) return null;
  const verb = mainInstruction(dossier).etat === 'C' ? 'Corriger' : 'Reprendre';
  return (
    <AppLink className={`fr-btn${isFirst ? '' : ' fr-btn--secondary'}`} href={href}>
      {verb}
      <span className="invisible"> le dossier {dossier.id_fo}</span>
    </AppLink>
  );
}
