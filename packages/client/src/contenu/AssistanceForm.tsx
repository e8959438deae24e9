import { assistanceEndpoints } from '@asso/contract/contenu/assistance.endpoints';
import { questionEndpoints } from '@asso/contract/contenu/contenu.endpoints';
import type { ReplyOf } from '@asso/contract/kernel/endpoint';
import {
  assistanceFields,
  listPrecisions,
  type MessageAssistance,
} from '@asso/domain/contenu/assistance.rules';
import { contenuProblems } from '@asso/domain/contenu/contenu.problems';
import { questionsSuggerees } from '@asso/domain/contenu/contenu.rules';
import { localDay } from '@asso/domain/identifiants/dates-affichees';
import { isOffered } from '@asso/domain/kernel/listes';
import { Suspense, useRef, useState } from 'react';
import { call } from '../platform/call/call.ts';
import { now } from '../platform/clock.ts';
import { cameFrom } from '../platform/page/came-from.ts';
import { SaisieForm } from '../platform/saisie/SaisieForm.tsx';
import { useSaisie } from '../platform/saisie/use-saisie.ts';
import { useUser } from '../platform/session/session.ts';
import { useWholeList } from '../platform/use-whole-list.ts';
import { lazyPart } from '../ui/page/lazy-part.ts';
import { useListes } from '../ui/table/listes.ts';
import type { FichierJoint } from './FichierAide.tsx';
import { type QuestionRead, QuestionsListe } from './QuestionsListe.tsx';

// A visitor joins nothing, and a question may do without: its text does not wait for the field of files.
const FichierAide = lazyPart(async () => (await import('./FichierAide.tsx')).FichierAide);

type Envoyee = ReplyOf<typeof assistanceEndpoints.sendEmail>;
type AssistanceFormProps = { commence: MessageAssistance; onSent: (sent: Envoyee) => void };

/** The roles that deposit files. */
const isDepositor = /^(?:lca|rds)\./;

/** Asks for help: the person chooses a subject, reads the existing answers, then writes a message. */
export function AssistanceForm({ commence, onSent }: AssistanceFormProps) {
  const [site, setSite] = useState('');
  const [venantDe] = useState(cameFrom);
  const user = useUser();
  const joint = useRef<FichierJoint | null>(null);
  const saisie = useSaisie({
    name: 'assistance',
    value: commence,
    follow: (next, path) => (path === 'motif' ? { ...next, precision: null } : next),
    send: async ({ subject, body, motif, precision, replyTo }, cle) => {
      const late = joint.current?.waitsFor();
      if (late) return [{ field: '', message: late }];
      return call(assistanceEndpoints.sendEmail, {
        body: {
          fichier: joint.current?.uuid(),
          subject: subject ?? '',
          body: body ?? '',
          motif: motif ?? '',
          precision,
          replyTo,
          cle,
          site,
          page: venantDe?.slice(0, 200),
        },
      });
    },
    onDone: (sent) => onSent(sent),
  });
  const { motif, subject, body } = saisie.typed;
  const listes = useListes();
  const day = localDay(now());
  const precisions = listPrecisions(motif, listes).filter((one) => isOffered(one, day));
  const { precision, ...others } = assistanceFields;
  const fields = {
    motif: others.motif,
    ...(precisions.length > 0 && { precision: { ...precision, liste: undefined, options: precisions } }),
    replyTo: others.replyTo,
    subject: others.subject,
    body: others.body,
  };
  return (
    <SaisieForm
      label="Envoyer ma question"
      busyText="Envoi en cours…"
      saisie={saisie}
      fields={fields}
      sentences={contenuProblems}
      after={{
        [precisions.length > 0 ? 'precision' : 'motif']: (
          <Suggestions motif={motif ?? null} text={[subject, body].join(' ')} />
        ),
      }}
    >
      <Leurre value={site} onChange={setSite} />
      <Suspense>
        {user && isDepositor.test(user.role) && <FichierAide id={user._id} joint={joint} />}
      </Suspense>
      <p className="discret">
        Nous joignons à votre message : votre compte si vous êtes connecté
        {venantDe === null ? '.' : `, et l’adresse de la page d’où vous venez : ${venantDe}`}
      </p>
    </SaisieForm>
  );
}

function Suggestions({ motif, text }: { motif: string | null; text: string }) {
  const read = useWholeList(questionEndpoints.listQuestions, {});
  const all: readonly QuestionRead[] = read.state === 'lu' ? read.value.items : [];
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

/** A hidden field that only robots fill in. */
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
