import { connexionExterneEndpoints } from '@asso/contract/compte/connexion-externe.endpoints';
import type { Premiere } from '@asso/contract/compte/connexion-externe.schemas';
import { useState } from 'react';
import { call } from '../../platform/call/call.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { CheckboxControl } from '../../ui/fields/CheckboxControl.tsx';
import { errorAt } from '../../ui/fields/field-errors.ts';
import { TextControl } from '../../ui/fields/TextControl.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { missingIn, useEnvoi } from '../inscription/use-envoi.ts';
import { MotDePasseControl } from '../mot-de-passe/MotDePasseControl.tsx';
import { CompteForm } from '../profil/CompteForm.tsx';
import { CodeControl, codeLabel } from './CodeControl.tsx';
import { enterExterne } from './enter-externe.ts';

const { linkExterne, mailLinkExterne } = connexionExterneEndpoints;

/**
 * Links the identity to an account by its password or, when the provider vouches for the address, by a link sent to
 * it.
 */
export function LierCompteForm({ nom, premiere }: { nom: string; premiere: Premiere }) {
  const { essai, courriel, compteConnu } = premiere;
  const [email, setEmail] = useState(compteConnu ? courriel : '');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [confiance, setConfiance] = useState(true);
  const [needsCode, setNeedsCode] = useState(false);
  const envoi = useEnvoi();
  const submit = async () => {
    const labels = {
      email: 'Adresse électronique',
      password: 'Votre mot de passe',
      ...(needsCode ? { code: codeLabel(false) } : {}),
    };
    const given = { essai, email: email.trim(), password, ...(needsCode ? { code, confiance } : {}) };
    await envoi.send(missingIn({ email, password, code }, labels), async () => {
      const outcome = await enterExterne(call(linkExterne, { body: given }));
      if (!outcome.ok && outcome.problem.code === 'compte.code-requis') setNeedsCode(true);
      return outcome;
    });
  };
  return (
    <CompteForm envoi={envoi} onSubmit={submit}>
      {!compteConnu && (
        <TextControl
          id="champ-email"
          label="Adresse électronique"
          type="email"
          inputMode="email"
          autoComplete="username"
          value={email}
          error={errorAt(envoi.errors, 'email')}
          onChange={(value) => setEmail(String(value ?? ''))}
        />
      )}
      <MotDePasseControl value={password} error={errorAt(envoi.errors, 'password')} onChange={setPassword} />
      {needsCode && (
        <>
          <CodeControl value={code} onChange={setCode} error={errorAt(envoi.errors, 'code')} />
          <CheckboxControl
            id="champ-confiance"
            label="Faire confiance à cet appareil pendant 30 jours"
            help="Le code ne sera plus demandé ici. Décochez si d’autres personnes l’utilisent."
            value={confiance}
            onChange={(value) => setConfiance(value === true)}
          />
        </>
      )}
      <div className="actions">
        <ActionButton
          kind={compteConnu ? 'principal' : 'secondaire'}
          isBusy={envoi.isBusy}
          busyText="Vérification en cours…"
        >
          Lier {nom} à ce compte
        </ActionButton>
      </div>
      {compteConnu && <ParCourriel essai={essai} courriel={courriel} />}
    </CompteForm>
  );
}

/** This is for a person who forgot their password, or never had one. */
function ParCourriel({ essai, courriel }: { essai: string; courriel: string }) {
  const [said, setSaid] = useState<{ tone: 'info' | 'erreur'; text: string } | null>(null);
  const send = async () => {
    const outcome = await call(mailLinkExterne, { body: { essai } });
    setSaid(
      outcome.ok
        ? { tone: 'info', text: `Un lien part à ${courriel}. Ouvrez-le dans ce navigateur, dans l’heure.` }
        : { tone: 'erreur', text: outcome.problem.message },
    );
  };
  return (
    <section className="pile pile--serree" aria-labelledby="par-courriel">
      <h2 id="par-courriel" className="fr-h5">
        Pas de mot de passe, ou oublié ?
      </h2>
      <div role="status">{said && <Notice tone={said.tone} title={said.text} />}</div>
      <div className="actions">
        <ActionButton kind="secondaire" onPress={send} busyText="Envoi en cours…">
          Recevoir un lien par courriel
        </ActionButton>
      </div>
    </section>
  );
}
