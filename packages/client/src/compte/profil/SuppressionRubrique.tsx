import { profilEndpoints } from '@asso/contract/compte/profil.endpoints';
import type { User } from '@asso/contract/compte/user.schemas';
import { useState } from 'react';
import { basePath } from '../../platform/brand.ts';
import { call } from '../../platform/call/call.ts';
import { leaveNothing } from '../../platform/session/session.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { CheckboxControl } from '../../ui/fields/CheckboxControl.tsx';
import { errorAt } from '../../ui/fields/field-errors.ts';
import { Notice } from '../../ui/Notice.tsx';
import { missingIn, useEnvoi } from '../inscription/use-envoi.ts';
import { MotDePasseControl } from '../mot-de-passe/MotDePasseControl.tsx';

/** A person may end their account; a dialog asks first. */
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

/** The dialog says what is deleted and what stays, then asks for the password. */
function SuppressionDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const [password, setPassword] = useState('');
  const [isLast, setIsLast] = useState(false);
  const [reprise_ouverte, setRepriseOuverte] = useState(false);
  const envoi = useEnvoi();
  const remove = async () => {
    const missing = missingIn({ password }, { password: 'Mot de passe' });
    const done = await envoi.send(missing, async () => {
      const body = { password, reprise_ouverte };
      const outcome = await call(profilEndpoints.deleteUser, { params: { id: user._id }, body });
      if (!outcome.ok && outcome.problem.problems.some(({ code }) => code === lastManager)) setIsLast(true);
      return outcome;
    });
    if (!done) return;
    leaveNothing();
    location.assign(`${basePath}/login`);
  };
  const others = envoi.errors.filter(({ field }) => field !== 'password');
  return (
    <Dialog
      title={`Supprimer le compte de ${user.prenom} ${user.nom}`}
      onClose={onClose}
      action={{ label: 'Supprimer mon compte', onPress: remove, isDanger: true, isBusy: envoi.isBusy }}
    >
      <div role="alert">
        {others.map(({ message }) => (
          <Notice key={message} tone="erreur" title={message} />
        ))}
      </div>
      <ul>
        <li>Votre nom, votre adresse, vos accès et vos notifications sont effacés, sans retour possible.</li>
        <li>
          Les dossiers et les documents restent à vos associations : elles doivent pouvoir justifier l’argent
          reçu.
        </li>
        <li>L’historique garde ce qui a été fait, comme la loi le demande, le temps qu’elle demande.</li>
        <li>Une copie de vos données que vous auriez demandée est supprimée : prenez-la avant.</li>
      </ul>
      {isLast && (
        <CheckboxControl
          id="suppression-reprise"
          label="Laisser mon association sans gestionnaire"
          help="Une autre personne pourra la reprendre, avec une preuve de son rôle."
          value={reprise_ouverte}
          onChange={(value) => setRepriseOuverte(value === true)}
        />
      )}
      <MotDePasseControl
        id="suppression-password"
        value={password}
        error={errorAt(envoi.errors, 'password')}
        onChange={setPassword}
      />
    </Dialog>
  );
}
