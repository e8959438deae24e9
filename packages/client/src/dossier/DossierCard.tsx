import { sayUntransmitted } from '@asso/domain/dossier/dossier.words';
import { pageRenouveler } from '@asso/domain/dossier/genre.rows';
import { sayEtat } from '@asso/domain/dossier/instruction.states';
import { sayPartService } from '@asso/domain/dossier/part-service.words';
import { pageSigner, type SignatureAttendue } from '@asso/domain/dossier/signature/signature-attendue.words';
import { sayCrfLater } from '@asso/domain/dossier/suivi/compte-rendu.words';
import { saySuiteArgent } from '@asso/domain/dossier/suivi/suite-argent.words';
import { withElision } from '@asso/domain/identifiants/elision';
import { formatEuros } from '@asso/domain/identifiants/nombres-affiches';
import { AppLink } from '../platform/AppLink.tsx';
import { now } from '../platform/clock.ts';
import type { DossierCarte } from './champs-carte.ts';
import { toComplete } from './completude.ts';
import { DossierPdf } from './DossierPdf.tsx';
import { crfsHref, dossierHref } from './dossier-href.ts';
import { EtatDemandeurBadge } from './EtatDemandeurBadge.tsx';
import {
  faitsDossier,
  findArgent,
  type InstructionView,
  instructionsOrdered,
  intituleDossier,
  mainInstruction,
} from './etat-dossier.ts';

type TacheDite = {
  phrase: string;
  signature: SignatureAttendue | null;
  /** The report to send first; null when the service has all of them. */
  crf: { isRenvoye: boolean } | null;
  /** The nearest deadline of what the dossier waits for, an instant; that of the report once the money is paid. */
  echeance: string | null;
};

type DossierCardProps = {
  dossier: DossierCarte;
  /** The year for which this granted dossier can be renewed, until its campaign closes. */
  renouveler?: { code: string; vers: number } | undefined;
  /** What the home page says of this dossier before the service of which the card speaks; absent until it is read. */
  tache?: TacheDite | undefined;
  /** True for the first card, which has the filled button of the page. */
  isFirst: boolean;
  /** True when the person belongs to several associations: the card then names the association. */
  showsAssociation: boolean;
};

/** A card with a dossier's name, its state, who must act, and the one thing to do next. */
export function DossierCard({ dossier, renouveler, tache, isFirst, showsAssociation }: DossierCardProps) {
  const { id_fo, rights } = dossier;
  const instruction = mainInstruction(dossier);
  const { etat, motif } = instruction;
  const nonTransmis = sayUntransmitted(instruction);
  const isPartage = dossier.instructions.length > 1;
  const [attendu] = dossier.isACompleter ? toComplete(dossier) : [];
  const href = dossierHref({ genre: dossier.genre, id_siret: dossier.demandeur.id_siret, id_fo });
  const titre = intituleDossier(dossier);
  const isAJustifier = etat === '9' && dossier.genre === 'subvention';
  return (
    <li className="cadre carte">
      <div className="carte__tete">
        <h2 className="carte__titre">{rights.consult ? <AppLink href={href}>{titre}</AppLink> : titre}</h2>
        {!isPartage && <EtatDemandeurBadge etat={etat} tache={tache} />}
        {nonTransmis && <span className="non-transmis">{nonTransmis}</span>}
        {attendu && <span className="non-transmis">Dossier à compléter : {attendu.completude.manque}</span>}
      </div>
      <p className="carte__faits">
        {showsAssociation && `${dossier.demandeur.nom} · `}
        {faitsDossier(dossier)}
        {dossier.genre === 'subvention' && ` · ${formatEuros(dossier.montant_demande)} demandés`}
        {dossier.montant_accorde !== null && ` · ${formatEuros(dossier.montant_accorde)} accordés`}
        {dossier.isPast && ' · exercice passé'}
        {' · '}
        <span className="nombre">dossier {id_fo}</span>
      </p>
      {isPartage && (
        <ul className="liste-nue">
          {instructionsOrdered(dossier).map((one) => (
            <li key={one.id_service_instructeur}>
              <EtatDemandeurBadge etat={one.etat} tache={one === instruction ? tache : undefined} />{' '}
              {one.service.nom} : {sayPartService(one, dossier.genre)}
              {isRefus(one) && one.motif && `. Motif : ${one.motif}`}
            </li>
          ))}
        </ul>
      )}
      <div className="carte__pied">
        <p>
          {rights.consult
            ? attendu
              ? `À vous : ${attendu.service.nom} attend ce qui manque.`
              : isAJustifier
                ? ((tache && sayCrfLater(tache, now())) ?? tache?.phrase ?? 'Versé.')
                : tache?.signature
                  ? tache.phrase
                  : phraseOf(dossier)
            : `Dossier ${withElision(dossier.createdBy.nom)} : seules les personnes avec qui il est partagé l’ouvrent, puis qui prend sa suite.`}
          {!isPartage && isRefus(instruction) && motif && ` Motif : ${motif}`}
        </p>
        <NextAct {...{ dossier, attendu, tache, href, isFirst: isFirst && !isAJustifier }} />
        {renouveler && (
          <AppLink
            className="fr-btn fr-btn--secondary"
            href={pageRenouveler(dossier.demandeur.id_siret, renouveler.code, id_fo)}
          >
            Renouveler pour {renouveler.vers}
            <span className="invisible">
              {' '}
              : {titre}, dossier {id_fo}
            </span>
          </AppLink>
        )}
      </div>
    </li>
  );
}

/** Names what the page of the reports is opened for; it is only read while nobody knows which is owed. */
const acteCrf = (tache: TacheDite | undefined): string =>
  !tache?.crf
    ? 'Voir les comptes rendus'
    : tache.crf.isRenvoye
      ? 'Corriger le compte rendu'
      : 'Rendre compte';

const isRefus = ({ etat }: InstructionView): boolean => etat === '11' || etat === '12';

/** Says who acts next: about the money first, of the service that waits for the association if one does. */
function phraseOf(dossier: DossierCarte): string {
  const main = mainInstruction(dossier);
  const { argent, service } = findArgent(dossier) ?? main;
  if (!argent) return sayEtat(main.etat, dossier.genre);
  const said = saySuiteArgent(argent, { service: service.nom, now: now() });
  return dossier.instructions.length > 1 ? `${service.nom}, ${said}` : said;
}

/** Tells whether the card has a button that asks something of this person. */
export const hasActe = ({ isACompleter, rights, ...dossier }: DossierCarte): boolean =>
  rights.consult === true &&
  (rights.edit === true ||
    (isACompleter && toComplete(dossier).length > 0) ||
    (rights.message === true && findArgent(dossier)?.argent?.tour === 'association'));

type NextActProps = {
  dossier: DossierCarte;
  attendu: InstructionView | undefined;
  tache: TacheDite | undefined;
  href: string;
  isFirst: boolean;
};

function NextAct({ dossier, attendu, tache, href, isFirst }: NextActProps) {
  if (!dossier.rights.consult) {
    return (
      <>
        <AppLink className="fr-btn fr-btn--secondary" href={href}>
          Demander l’accès<span className="invisible"> au dossier {dossier.id_fo}</span>
        </AppLink>
        <DossierPdf id={dossier.id_fo}>
          Télécharger le dossier <span className="nombre">{dossier.id_fo}</span>
        </DossierPdf>
      </>
    );
  }
  if (attendu && dossier.rights.complete) {
    const query = `?etape=completer&service=${attendu.id_service_instructeur}`;
    return (
      <AppLink className={`fr-btn${isFirst ? '' : ' fr-btn--secondary'}`} href={`${href}${query}`}>
        Compléter<span className="invisible"> le dossier {dossier.id_fo}</span>
      </AppLink>
    );
  }
  if (mainInstruction(dossier).etat === '9' && dossier.genre === 'subvention') {
    const place = { id_siret: dossier.demandeur.id_siret, id_fo: dossier.id_fo };
    return (
      <AppLink className={`fr-btn${isFirst ? '' : ' fr-btn--secondary'}`} href={crfsHref(place)}>
        {acteCrf(tache)}
        <span className="invisible"> du dossier {dossier.id_fo}</span>
      </AppLink>
    );
  }
  const aPayer = dossier.rights.message === true ? findArgent(dossier) : undefined;
  if (aPayer?.argent?.tour === 'association') {
    return (
      <AppLink
        className={`fr-btn${isFirst ? '' : ' fr-btn--secondary'}`}
        href={`${href}?mode=read#paiements-${aPayer.id_service_instructeur}`}
      >
        Demander le versement<span className="invisible"> du dossier {dossier.id_fo}</span>
      </AppLink>
    );
  }
  if (!dossier.rights.edit) return null;
  if (tache?.signature?.isMoi) {
    return (
      <AppLink className={`fr-btn${isFirst ? '' : ' fr-btn--secondary'}`} href={pageSigner(tache.signature)}>
        Lire et signer<span className="invisible"> le dossier {dossier.id_fo}</span>
      </AppLink>
    );
  }
  const verb = mainInstruction(dossier).etat === 'C' ? 'Corriger' : 'Reprendre';
  return (
    <AppLink className={`fr-btn${isFirst ? '' : ' fr-btn--secondary'}`} href={href}>
      {verb}
      <span className="invisible"> le dossier {dossier.id_fo}</span>
    </AppLink>
  );
}
