import { type WebhookView, webhookEndpoints } from '@asso/contract/partenaire/webhook.endpoints';
import { type CodeEvenement, evenements, evenementsDe } from '@asso/domain/partenaire/evenement.rows';
import { partenaireProblems } from '@asso/domain/partenaire/partenaire.problems';
import { webhookPasBon } from '@asso/domain/partenaire/webhook.rules';
import { useState } from 'react';
import { notify } from '../platform/announcements.ts';
import { call } from '../platform/call.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { ErrorSummary } from '../ui/ErrorSummary.tsx';
import { errorAt, type FieldError, fieldErrors, fieldId } from '../ui/field-errors.ts';
import { OptionsControl } from '../ui/fields/OptionsControl.tsx';
import { TextControl } from '../ui/fields/TextControl.tsx';
import type { ProprietaireQuery } from './cles-href.ts';

type WebhookDialogProps = {
  /** Null: a new one. */
  webhook: WebhookView | null;
  cote: 'association' | 'service';
  proprietaire: ProprietaireQuery;
  onClose: () => void;
  /** The secret of a new one. */
  onDone: (secret: string | null) => Promise<unknown>;
};

/** Where to, and what of. */
export function WebhookDialog({ webhook, cote, proprietaire, onClose, onDone }: WebhookDialogProps) {
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
          body,
        })
      : await call(webhookEndpoints.createWebhook, { query: proprietaire, body });
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
