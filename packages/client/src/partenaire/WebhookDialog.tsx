import { type WebhookView, webhookEndpoints } from '@asso/contract/partenaire/webhook.endpoints';
import { type CodeEvenement, evenements, evenementsDe } from '@asso/domain/partenaire/evenement.rows';
import { partenaireProblems } from '@asso/domain/partenaire/partenaire.problems';
import { webhookPasBon } from '@asso/domain/partenaire/webhook.rules';
import { useState } from 'react';
import { call } from '../platform/call/call.ts';
import { notify } from '../platform/session/announcements.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { ErrorSummary } from '../ui/fields/ErrorSummary.tsx';
import { errorAt, type FieldError, fieldErrors, fieldId } from '../ui/fields/field-errors.ts';
import { OptionsControl } from '../ui/fields/OptionsControl.tsx';
import { TextControl } from '../ui/fields/TextControl.tsx';
import { Notice } from '../ui/Notice.tsx';
import type { ProprietaireQuery } from './cles-href.ts';
import { evenementsDits } from './evenements-dits.ts';

type WebhookDialogProps = {
  /** It is null when a webhook is being created. */
  webhook: WebhookView | null;
  cote: 'association' | 'service';
  proprietaire: ProprietaireQuery;
  onClose: () => void;
  /** Somebody else changed the webhook meanwhile: it is read again, and what is typed stays. */
  onConflict: () => Promise<unknown>;
  /** It receives the secret of a new webhook, and null otherwise. */
  onDone: (secret: string | null) => Promise<unknown>;
};

/** A webhook gets an address and the events that are sent to it. */
export function WebhookDialog(props: WebhookDialogProps) {
  const { webhook, cote, proprietaire, onClose, onConflict, onDone } = props;
  const [isElsewhere, setIsElsewhere] = useState(false);
  const [url, setUrl] = useState(webhook?.url ?? '');
  const [chosen, setChosen] = useState<CodeEvenement[]>(
    (webhook?.evenements as CodeEvenement[] | undefined) ?? evenementsDe(cote),
  );
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const [attempt, setAttempt] = useState(0);
  const refuse = (found: readonly FieldError[]) => {
    setErrors(found);
    setAttempt(attempt + 1);
  };
  const save = async () => {
    const body = { url: url.trim(), evenements: chosen };
    const wrong = webhookPasBon(body, { cote, protocols: ['https:'] });
    if (wrong.length > 0) return refuse(fieldErrors(wrong, partenaireProblems));
    const outcome = webhook
      ? await call(webhookEndpoints.updateWebhook, {
          params: { webhook: webhook.id },
          query: proprietaire,
          ifMatch: webhook.version,
          body,
        })
      : await call(webhookEndpoints.createWebhook, { query: proprietaire, body });
    if (!outcome.ok && outcome.problem.code === 'kernel.conflit') {
      setIsElsewhere(true);
      setErrors([]);
      return onConflict();
    }
    if (!outcome.ok) {
      const { field = '', message } = outcome.problem;
      return refuse([{ field, message }]);
    }
    if (webhook) notify('succes', 'Webhook modifié.');
    return onDone('secret' in outcome.value ? outcome.value.secret : null);
  };
  return (
    <Dialog
      title={webhook ? 'Modifier le webhook' : 'Ajouter un webhook'}
      onClose={onClose}
      action={{ label: webhook ? 'Enregistrer le webhook' : 'Ajouter le webhook', onPress: save }}
    >
      <div className="formulaire">
        <ErrorSummary errors={errors} attempt={attempt} />
        {isElsewhere && webhook && (
          <Notice
            tone="attention"
            title="Ce webhook a changé dans un autre onglet, ou par une autre personne."
          >
            {`Il envoie maintenant vers ${webhook.url} : ${evenementsDits(webhook.evenements)}. Enregistrez de nouveau pour garder ce qui est écrit ici.`}
          </Notice>
        )}
        <TextControl
          id={fieldId('url')}
          label="Adresse de votre logiciel"
          help="Exemple : https://compta.exemple.fr/webhooks"
          isRequired
          type="url"
          inputMode="url"
          value={url}
          error={errorAt(errors, 'url')}
          onChange={(value) => setUrl(String(value ?? ''))}
        />
        <OptionsControl
          id={fieldId('evenements')}
          label="Ce qui lui est envoyé"
          isRequired
          isMultiple
          options={evenementsDe(cote).map((code) => ({ value: code, label: evenements[code].label }))}
          value={chosen}
          error={errorAt(errors, 'evenements')}
          onChange={(value) => setChosen((value ?? []) as CodeEvenement[])}
        />
      </div>
    </Dialog>
  );
}
