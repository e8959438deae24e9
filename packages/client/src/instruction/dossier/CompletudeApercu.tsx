import type { DossierHead } from '@asso/contract/dossier/dossier.schemas';
import {
  type PointCompletude,
  readManques,
  sayComplementAsked,
  sayManques,
} from '@asso/domain/dossier/completude/completude.rules';
import { sujetsCompletude } from '@asso/domain/dossier/completude/completude.states';
import { sayDossier, sujetDossier } from '@asso/domain/dossier/dossier.words';
import { endOfDay } from '@asso/domain/identifiants/dates-affichees';
import { showEcheance } from '@asso/domain/identifiants/echeances-affichees';
import { sayNotificationCourriel } from '@asso/domain/notification/courriel-notification.words';
import { askedComplements, type ComplementDemande } from '../../dossier/completude.ts';
import { type InstructionView, toDossierNomme } from '../../dossier/etat-dossier.ts';
import { now } from '../../platform/clock.ts';
import { Dialog } from '../../ui/Dialog.tsx';

type CompletudeApercuProps = {
  dossier: Pick<DossierHead, 'id_fo' | 'description'>;
  instruction: InstructionView;
  demande: ComplementDemande;
  points: readonly PointCompletude[];
  /** The time zone of the campaign or of the agrément: the deadline is the end of its day there. */
  fuseau: string;
  onConfirm: () => Promise<void>;
  onClose: () => void;
};

/** Before complements are asked for, shows the exact e-mail that the association will receive. */
export function CompletudeApercu(props: CompletudeApercuProps) {
  const { dossier, instruction, demande, points, fuseau, onConfirm, onClose } = props;
  const { manques } = readManques(askedComplements(demande), points);
  const nom = sayDossier(toDossierNomme(dossier));
  const { date } = showEcheance(endOfDay(demande.avantLe, fuseau), now());
  return (
    <Dialog
      title="Voici ce que l’association recevra"
      onClose={onClose}
      action={{ label: 'Confirmer : demander ces compléments', onPress: onConfirm }}
    >
      <section className="courriel-apercu pile pile--serree" aria-label="Courriel">
        <p>
          <span className="discret">Courriel : </span>
          <strong>{sujetDossier(sujetsCompletude.ask, toDossierNomme(dossier)).subject}</strong>
        </p>
        <p>{sayNotificationCourriel(2, 'defaut', { manque: sayManques(manques) }).phrase}</p>
        <p>{`${nom.charAt(0).toUpperCase()}${nom.slice(1)}.`}</p>
        <p className="courriel-apercu__texte">
          {sayComplementAsked(instruction.service.nom, { manques, date })}
        </p>
      </section>
      <p>L’état du dossier ne change pas. Vous êtes prévenu quand l’association répond.</p>
    </Dialog>
  );
}
