import { contenus, type SorteContenu } from '@asso/domain/contenu/contenu.fields';
import { contenuProblems } from '@asso/domain/contenu/contenu.problems';
import type { Changes } from '@asso/domain/kernel/changes';
import { useRef, useState } from 'react';
import { ActeDialog, type DialogActe } from '../../catalogue/services/ActeDialog.tsx';
import { type CallOutcome, call } from '../../platform/call/call.ts';
import { saveAnswer } from '../../platform/draft/save-answer.ts';
import { ReadPart } from '../../platform/page/ReadPart.tsx';
import { SaisieForm } from '../../platform/saisie/SaisieForm.tsx';
import { useEdition } from '../../platform/saisie/use-edition.ts';
import { notify } from '../../platform/session/announcements.ts';
import { type Read, useRead } from '../../platform/use-read.ts';
import { newId } from '../../ui/page/new-id.ts';
import { ApercuContenu } from './ApercuContenu.tsx';
import { appels, type ContenuRead } from './contenus-calls.ts';
import { FichierModele } from './FichierModele.tsx';

type ContenuFormProps = {
  sorte: SorteContenu;
  id: string | null;
  /** `next` is the content to open then, instead of the list. */
  onDone: (isChanged: boolean, next?: string) => void;
};
const hand = { rights: { edit: true }, writer: 'association' } as const;

/** Edits one content, saved by a button. */
export function ContenuForm({ sorte, id, onDone }: ContenuFormProps) {
  const read = useRead(appels[sorte].read, id ? { params: { id } } : null) as unknown as Read<ContenuRead>;
  if (!id) return <Formulaire sorte={sorte} contenu={null} onDone={onDone} />;
  return <ReadPart read={read}>{(contenu) => <Formulaire {...{ sorte, contenu, onDone }} />}</ReadPart>;
}

type FormulaireProps = Omit<ContenuFormProps, 'id'> & { contenu: ContenuRead | null };

function Formulaire({ sorte, contenu, onDone }: FormulaireProps) {
  const { create, nouveau, nom } = appels[sorte];
  const [isLeaving, setIsLeaving] = useState(false);
  const [key] = useState(newId);
  const made = useRef<string>(undefined);
  const edition = useEdition<object>({
    name: `contenu-${sorte}-${contenu?.id ?? 'nouveau'}`,
    value: contenu?.valeur ?? {},
    version: contenu?.version ?? null,
    proposed: contenu ? undefined : { publie: true, rang: 100 },
    save: async ({ changes, version, value }) => {
      const outcome = contenu
        ? await update(sorte, { id: contenu.id, version, changes })
        : await call(create, { body: { ...value }, idempotencyKey: key });
      return saveAnswer(outcome as CallOutcome<typeof create>, (reply) => {
        if (!contenu && sorte === 'document-modele') made.current = reply.id;
        return reply.valeur as object;
      });
    },
    onSaved: () => {
      notify('succes', made.current ? 'Enregistré. Déposez maintenant le fichier du modèle.' : 'Enregistré.');
      onDone(true, made.current);
    },
  });
  return (
    <div className="pile colonne-texte">
      <h2 className="fr-h4">{contenu ? String(contenu.valeur[nom] ?? '') : nouveau}</h2>
      <SaisieForm
        saisie={edition}
        fields={contenus[sorte]}
        hand={hand}
        label="Enregistrer"
        sentences={contenuProblems}
        onCancel={() => onDone(false)}
      >
        <ApercuContenu sorte={sorte} valeur={edition.typed} />
      </SaisieForm>
      {contenu && sorte === 'document-modele' && <FichierModele id={contenu.id} />}
      {contenu && (
        <div>
          <button type="button" className="fr-btn fr-btn--tertiary" onClick={() => setIsLeaving(true)}>
            {sorte === 'document-modele' ? 'Retirer le modèle' : 'Retirer'}
          </button>
        </div>
      )}
      {contenu && isLeaving && (
        <ActeDialog acte={retrait(sorte, contenu, () => onDone(true))} onClose={() => setIsLeaving(false)} />
      )}
    </div>
  );
}

type Update = { id: string; version: number; changes: Changes };

const update = (sorte: SorteContenu, { id, version, changes }: Update) =>
  call(appels[sorte].update, { params: { id }, ifMatch: version, body: { changes } });

const retrait = (sorte: SorteContenu, { id, valeur }: ContenuRead, after: () => void): DialogActe => ({
  verbe: 'Retirer',
  titre: `Retirer « ${String(valeur[appels[sorte].nom] ?? '')} » ?`,
  consequence: 'Plus personne ne le lira. Le journal en garde la trace.',
  done: 'Retiré.',
  isDanger: true,
  send: () => call(appels[sorte].remove, { params: { id } }),
  after,
});
