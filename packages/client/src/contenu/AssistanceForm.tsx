import { assistanceEndpoints } from '@asso/contract/contenu/assistance.endpoints';
import { questionEndpoints } from '@asso/contract/contenu/contenu.endpoints';
import type { ReplyOf } from '@asso/contract/kernel/endpoint';
import {
  assistanceFields,
  type MessageAssistance,
  precisionsDe,
} from '@asso/domain/contenu/assistance.rules';
import { contenuProblems } from '@asso/domain/contenu/contenu.problems';
import { questionsSuggerees } from '@asso/domain/contenu/contenu.rules';
import { dayOf } from '@asso/domain/identifiants/dates-affichees';
import { identifiantProblems } from '@asso/domain/identifiants/identifiants.problems';
import { isOffered } from '@asso/domain/kernel/listes';
import { kernelProblems } from '@asso/domain/kernel/problems';
import { type FormEvent, useState } from 'react';
import { useActe } from '../catalogue/campagne/use-acte.ts';
import { call } from '../platform/call/call.ts';
import { now } from '../platform/clock.ts';
import { writeAnswer } from '../platform/draft/draft-changes.ts';
import { here } from '../platform/page/navigation.ts';
import { useRead } from '../platform/use-read.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { ErrorSummary } from '../ui/fields/ErrorSummary.tsx';
import { FieldList } from '../ui/fields/FieldList.tsx';
import { useFormErrors } from '../ui/fields/use-form-errors.ts';
import { newId } from '../ui/page/new-id.ts';
import { useListes } from '../ui/table/listes.ts';
import { type QuestionLue, QuestionsListe } from './QuestionsListe.tsx';

type Envoyee = ReplyOf<typeof assistanceEndpoints.sendEmail>;
type AssistanceFormProps = { commence: MessageAssistance; onSent: (sent: Envoyee) => void };

const sentences = { ...kernelProblems, ...identifiantProblems, ...contenuProblems };

/** The person chooses a subject and its detail, reads the answers that exist, then writes a message. */
export function AssistanceForm({ commence, onSent }: AssistanceFormProps) {
  const [value, setValue] = useState<MessageAssistance>(commence);
  const [site, setSite] = useState('');
  const [cle] = useState(newId);
  const { isBusy, problems, attempt, send, forget } = useActe();
  const listes = useListes();
  const day = dayOf(now());
  const precisions = precisionsDe(value.motif, listes).filter((one) => isOffered(one, day));
  const { precision, ...others } = assistanceFields;
  const fields = {
    motif: others.motif,
    ...(precisions.length > 0 && { precision: { ...precision, liste: undefined, options: precisions } }),
    replyTo: others.replyTo,
    subject: others.subject,
    body: others.body,
  };
  const errors = useFormErrors({ fields, value, context: { stage: 'saisie' }, sentences });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!errors.check()) return;
    const { subject, body, motif, replyTo } = value;
    const sent = {
      subject: subject ?? '',
      body: body ?? '',
      motif: motif ?? '',
      precision: value.precision,
      replyTo,
    };
    const outcome = await send(() =>
      call(assistanceEndpoints.sendEmail, { body: { ...sent, cle, site, page: here().slice(0, 200) } }),
    );
    if (outcome?.ok) onSent(outcome.value);
  };
  const change = (path: string, to: unknown) => {
    forget();
    setValue((before) => {
      const next = writeAnswer(before, path, to);
      return path === 'motif' ? { ...next, precision: null } : next;
    });
  };
  const common = {
    fields,
    value,
    sentences,
    errors: errors.shown,
    refusals: problems,
    stage: 'saisie',
    onChange: change,
  } as const;
  return (
    <form className="pile" noValidate onSubmit={submit}>
      <ErrorSummary errors={[...errors.shown, ...problems]} attempt={errors.attempt + attempt} />
      <FieldList {...common} only={['motif', 'precision']} />
      <Suggestions motif={value.motif ?? null} text={[value.subject, value.body].join(' ')} />
      <FieldList {...common} only={['replyTo', 'subject', 'body']} saysRequired={false} />
      <Leurre value={site} onChange={setSite} />
      <p className="discret">
        Nous joignons à votre message : votre compte si vous êtes connecté, et cette page.
      </p>
      <div className="actions">
        <ActionButton isBusy={isBusy} busyText="Envoi en cours…">
          Envoyer ma question
        </ActionButton>
      </div>
    </form>
  );
}

function Suggestions({ motif, text }: { motif: string | null; text: string }) {
  const read = useRead(questionEndpoints.listQuestions, { query: { limit: 100 } });
  const all: readonly QuestionLue[] = read.state === 'lu' ? read.value.items : [];
  const near = new Set(
    questionsSuggerees(
      all.map(({ valeur }) => valeur),
      { motif, text },
    ),
  );
  const found = all.filter(({ valeur }) => near.has(valeur));
  if (found.length === 0) return null;
  return (
    <section className="cadre pile pile--serree" aria-labelledby="aide-suggestions">
      <h2 id="aide-suggestions" className="fr-h6">
        Peut-être la réponse
      </h2>
      <QuestionsListe questions={found} />
    </section>
  );
}

/** Nobody sees this field or reaches it by keyboard: only robots fill it. */
const Leurre = ({ value, onChange }: { value: string; onChange: (text: string) => void }) => (
  <div hidden>
    <label htmlFor="aide-site">Ne remplissez pas ce champ</label>
    <input
      id="aide-site"
      name="site"
      tabIndex={-1}
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  </div>
);
