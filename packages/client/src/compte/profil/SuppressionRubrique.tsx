import { profilEndpoints } from '@asso/contract/compte/profil.endpoints';
import type { User } from '@asso/contract/compte/user.schemas';
import { withElision } from '@asso/domain/identifiants/elision';
import { useState } from 'react';
import { basePath } from '../../platform/brand.ts';
import { call } from '../../platform/call/call.ts';
import { SaisieDialog } from '../../platform/saisie/SaisieDialog.tsx';
import { useSaisie } from '../../platform/saisie/use-saisie.ts';
import { leaveNothing } from '../../platform/session/session.ts';
import { missingIn, motDePasseLabel, votreMotDePasse } from '../champs-compte.ts';
import { MotDePasseControl } from '../mot-de-passe/MotDePasseControl.tsx';

/** Lets a person delete their account, after a dialog. */
export function SuppressionRubrique({ user }: { user: User }) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <section className="pile pile--serree" aria-labelledby="suppression">
      <h2 id="suppression" className="fr-h4">
        Supprimer mon compte
      </h2>
      <p>Vos dossiers et vos documents resteront à vos associations.</p>
      <button type="button" className="fr-btn fr-btn--tertiary" onClick={() => setIsAsking(true)}>
        Supprimer mon compte
      </button>
      {isAsking && <SuppressionDialog user={user} onClose={() => setIsAsking(false)} />}
    </section>
  );
}

const lastManager = 'association.dernier-gestionnaire';

const reprise_ouverte = {
  kind: 'bool',
  label: 'Laisser mon association sans gestionnaire',
  aide: 'Une autre personne pourra la reprendre, avec une preuve de son rôle.',
} as const;

/** Says what is deleted and what stays, then asks for the password. */
function SuppressionDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const [isLast, setIsLast] = useState(false);
  const saisie = useSaisie({
    name: null,
    value: {} as { password?: string | null; reprise_ouverte?: boolean | null },
    send: async ({ password, reprise_ouverte: isOpen }) => {
      const body = { password: password ?? '', reprise_ouverte: isOpen === true };
      const outcome = await call(profilEndpoints.deleteUser, { params: { id: user._id }, body });
      if (!outcome.ok && outcome.problem.problems.some(({ code }) => code === lastManager)) setIsLast(true);
      return outcome;
    },
    onDone: async () => {
      await leaveNothing();
      location.assign(`${basePath}/login`);
    },
  });
  const fields = { ...(isLast && { reprise_ouverte }), password: votreMotDePasse };
  return (
    <SaisieDialog
      title={`Supprimer le compte ${withElision(`${user.prenom} ${user.nom}`)}`}
      label="Supprimer mon compte"
      isDanger
      prefix="suppression"
      saisie={saisie}
      fields={fields}
      rules={missingIn(saisie.typed, fields, motDePasseLabel)}
      own={{ password: MotDePasseControl }}
      before={
        <ul>
          <li>
            Votre nom, votre adresse, vos accès et vos notifications sont effacés, sans retour possible.
          </li>
          <li>
            Les dossiers et les documents restent à vos associations : elles doivent pouvoir justifier
            l’argent reçu.
          </li>
          <li>L’historique garde ce qui a été fait, comme la loi le demande, le temps qu’elle demande.</li>
          <li>Une copie de vos données que vous auriez demandée est supprimée : prenez-la avant.</li>
        </ul>
      }
      onClose={onClose}
    />
  );
}
