import type { BureauDossier } from '@asso/contract/instruction/bureau.schemas';
import { enVigueurLe } from '@asso/domain/dossier/decision.rules';
import { formatEurosCents } from '@asso/domain/identifiants/nombres-affiches';
import { corpsModificatif, decisionSaid } from '@asso/domain/instruction/modification.words';
import { useState } from 'react';
import type { ModelePublie } from '../../courrier/courriers-choisis.ts';
import { type InstructionView, intituleDossier } from '../../dossier/etat-dossier.ts';
import { RefusNotice } from '../../dossier/RefusNotice.tsx';
import type { Refus } from '../../dossier/refus.ts';
import { now } from '../../platform/clock.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { ErrorSummary } from '../../ui/fields/ErrorSummary.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { LettresApercu } from '../lot/LettresApercu.tsx';
import { CourrielModificatif } from './CourrielModificatif.tsx';
import { DecisionConflit } from './DecisionConflit.tsx';
import { DecisionSaisie } from './DecisionSaisie.tsx';
import { boutonOf, motifOf, type Saisie } from './decision.ts';
import type { DecisionPanelProps } from './decision-props.ts';
import { LettreRetouchee } from './LettreRetouchee.tsx';
import type { Decision } from './use-decision.ts';
import { useDecisionSaisie } from './use-decision-saisie.ts';
import './conclure.css';

type ModifierDialogProps = {
  panel: DecisionPanelProps;
  decision: Decision;
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
  const enCours = useDecisionSaisie(panel, decision, 'grant');
  const [attempt, setAttempt] = useState(0);
  const [refusal, setRefusal] = useState<Refus | null>(null);
  const { found } = enCours;
  const errors = attempt > 0 ? found : [];
  const replaced = remplaceeOf(avant);
  const motif = motifOf(enCours.saisie);
  const modeles = enCours.modeles.map((one) => modificatif(one, { avant: replaced, motif }));
  const saisie = avecLettres(enCours.saisie, modeles);
  const shown = { dossier, instruction, saisie, lignes };
  const confirm = async () => {
    setRefusal(null);
    if (found.length > 0) return setAttempt(attempt + 1);
    const refused = await decision.confirm(saisie);
    if (refused === null) return onClose();
    setRefusal(refused.isPerime ? null : refused);
  };
  return (
    <Dialog
      title={`Modifier la décision sur « ${intituleDossier(dossier)} »`}
      size="xl"
      onClose={onClose}
      action={{ label: boutonOf(saisie, instruction.etat, lignes), onPress: confirm }}
      note={<p className="conclure__depart">La décision modificative part aussitôt.</p>}
    >
      <div className="conclure">
        <div className="conclure__saisie pile">
          <p className="discret">
            {dossier.demandeur.nom} · {dossier.id_fo} · décision actuelle : {decisionSaid(replaced)}
            {engage > 0 && `, dont ${formatEurosCents(engage)} versés ou en cours de versement`}
          </p>
          {chorus && (
            <Notice tone="info" title={`${formatEurosCents(chorus.montant)} partis pour Chorus`}>
              Le lot {chorus.lot} engage déjà cette décision. La modifier y prépare une ligne de correction,
              ou d’annulation : elle part avec le prochain lot.
            </Notice>
          )}
          <ErrorSummary errors={errors} attempt={attempt} />
          {refusal !== null && (
            <RefusNotice
              titre="La décision n’est pas modifiée"
              refus={refusal}
              onRelire={decision.readAgain}
              onSuivre={onClose}
            />
          )}
          {decision.conflit && <DecisionConflit conflit={decision.conflit} />}
          <DecisionSaisie
            panel={panel}
            decision={decision}
            enCours={enCours}
            errors={errors}
            onOther={() => setAttempt(0)}
          />
        </div>
        <section className="conclure__recu pile" aria-label="L’association recevra">
          <h3 className="fr-h6">L’association recevra</h3>
          {motif === '' ? (
            <p className="discret">
              Le courriel et la lettre se montrent dès que vous dites pourquoi elle change.
            </p>
          ) : (
            <>
              <CourrielModificatif {...shown} avant={replaced} />
              <LettresApercu {...shown} />
            </>
          )}
          <LettreRetouchee genre={dossier.genre} modeles={modeles} saisie={saisie} decision={decision} />
        </section>
      </div>
    </Dialog>
  );
}

type Remplacee = Parameters<typeof corpsModificatif>[1]['avant'];

const remplaceeOf = (instruction: InstructionView): Remplacee => {
  const { etat, montant_accorde } = instruction;
  const priseLe = enVigueurLe(instruction);
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
const avecLettres = (saisie: Saisie, modeles: readonly ModelePublie[]): Saisie => ({
  ...saisie,
  retouches: modeles.flatMap(({ id_version, corps }) => {
    const own = saisie.retouches?.find(({ version }) => version === id_version)?.corps ?? corps;
    return saisie.courriers?.includes(id_version) && own !== undefined
      ? [{ version: id_version, corps: own }]
      : [];
  }),
});
