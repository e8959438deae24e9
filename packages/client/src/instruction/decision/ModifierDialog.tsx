import type { BureauDossier } from '@asso/contract/instruction/bureau.schemas';
import { decisionInForceDate } from '@asso/domain/dossier/decision.rules';
import { formatEurosCents } from '@asso/domain/identifiants/nombres-affiches';
import { corpsModificatif, sayDecision } from '@asso/domain/instruction/modification.words';
import type { ModelePublie } from '../../courrier/courriers-choisis.ts';
import { type InstructionView, intituleDossier } from '../../dossier/etat-dossier.ts';
import { now } from '../../platform/clock.ts';
import { Notice } from '../../ui/Notice.tsx';
import { LettresApercu } from '../lot/LettresApercu.tsx';
import { CourrielModificatif } from './CourrielModificatif.tsx';
import { DecisionDialog } from './DecisionDialog.tsx';
import { type DecisionTyped, writeMotif } from './decision.ts';
import type { DecisionPanelProps } from './decision-props.ts';
import type { DecisionState } from './use-decision.ts';
import { useDecisionSaisie } from './use-decision-saisie.ts';

type ModifierDialogProps = {
  panel: DecisionPanelProps;
  decision: DecisionState;
  /** The instruction as it was left by the decision being amended. */
  avant: InstructionView;
  /** What is already asked for payment or paid, in euros. */
  engage: number;
  /** What left for Chorus of the decision being amended. */
  chorus: BureauDossier['modification']['chorus'];
  onClose: () => void;
};

/** Asks for the new outcome, its reason and its letters in one dialog, beside what the association will receive. */
export function ModifierDialog({ panel, decision, avant, engage, chorus, onClose }: ModifierDialogProps) {
  const { dossier, instruction, lignes } = panel;
  const typed = useDecisionSaisie(panel, decision, 'grant');
  const replaced = remplaceeOf(avant);
  const motif = writeMotif(typed.saisie);
  const modeles = typed.modeles.map((one) => modificatif(one, { avant: replaced, motif }));
  const enCours = { ...typed, modeles };
  const saisie = avecLettres(typed.saisie, modeles);
  const shown = { dossier, instruction, saisie, lignes };
  return (
    <DecisionDialog
      titre={`Modifier la décision sur « ${intituleDossier(dossier)} »`}
      note="La décision modificative part aussitôt."
      refusTitre="La décision n’est pas modifiée"
      panel={panel}
      decision={decision}
      enCours={enCours}
      saisie={saisie}
      found={typed.found}
      onClose={onClose}
      faits={
        <>
          <p className="discret">
            {dossier.demandeur.nom} · {dossier.id_fo} · décision actuelle : {sayDecision(replaced)}
            {engage > 0 && `, dont ${formatEurosCents(engage)} versés ou en cours de versement`}
          </p>
          {chorus && (
            <Notice tone="info" title={`${formatEurosCents(chorus.montant)} partis pour Chorus`}>
              Le lot {chorus.lot} engage déjà cette décision. La modifier y prépare une ligne de correction,
              ou d’annulation : elle part avec le prochain lot.
            </Notice>
          )}
        </>
      }
      recu={
        motif === '' ? (
          <p className="discret">
            Le courriel et la lettre se montrent dès que vous dites pourquoi elle change.
          </p>
        ) : (
          <>
            <CourrielModificatif {...shown} avant={replaced} />
            <LettresApercu {...shown} />
          </>
        )
      }
    />
  );
}

type Remplacee = Parameters<typeof corpsModificatif>[1]['avant'];

const remplaceeOf = (instruction: InstructionView): Remplacee => {
  const { etat, montant_accorde } = instruction;
  const priseLe = decisionInForceDate(instruction);
  const action = etat === '11' ? 'refuse' : etat === '12' ? 'reject' : 'grant';
  return {
    action,
    montant: action === 'grant' ? montant_accorde : null,
    prise_le: priseLe ? new Date(priseLe) : now(),
  };
};

/** Adds to a letter which decision it replaces; a funding agreement is a text of its own and stays as it is. */
const modificatif = (modele: ModelePublie, said: { avant: Remplacee; motif: string }): ModelePublie =>
  modele.nature === 'convention' || modele.corps === undefined
    ? modele
    : { ...modele, corps: corpsModificatif(modele.corps, said) };

/**
 * Returns the decision with each chosen letter as the dialog shows it: the text changed by the agent, or else the one
 * in `modeles`.
 */
const avecLettres = (saisie: DecisionTyped, modeles: readonly ModelePublie[]): DecisionTyped => ({
  ...saisie,
  retouches: modeles.flatMap(({ id_version, corps }) => {
    const own = saisie.retouches?.find(({ version }) => version === id_version)?.corps ?? corps;
    return saisie.courriers?.includes(id_version) && own !== undefined
      ? [{ version: id_version, corps: own }]
      : [];
  }),
});
