import { notePageEndpoints } from '@asso/contract/contenu/note-page.endpoints';
import type { NotePage } from '@asso/contract/contenu/note-page.schemas';
import { contenuProblems } from '@asso/domain/contenu/contenu.problems';
import { type NoteSaisie, notePageFields, saisieNote, tonsNote } from '@asso/domain/contenu/note-page.fields';
import { endOfDay, instantThere } from '@asso/domain/identifiants/dates-affichees';
import { typographie } from '@asso/domain/identifiants/typographie';
import { isDate } from '@asso/domain/kernel/value-problems';
import { useState } from 'react';
import { ActeDialog, type DialogActe } from '../../catalogue/services/ActeDialog.tsx';
import { type CallOutcome, call } from '../../platform/call/call.ts';
import { saveAnswer } from '../../platform/draft/save-answer.ts';
import { ReadPart } from '../../platform/page/ReadPart.tsx';
import { SaisieForm } from '../../platform/saisie/SaisieForm.tsx';
import { useEdition } from '../../platform/saisie/use-edition.ts';
import { notify } from '../../platform/session/announcements.ts';
import { useRead, useReread } from '../../platform/use-read.ts';
import { NoticeBand } from '../../ui/page/NoticeBand.tsx';
import { newId } from '../../ui/page/new-id.ts';
import { pagesProposees } from './pages-choisies.ts';

type NoteFormProps = { id: string | null; onDone: (isChanged: boolean) => void };
const hand = { rights: { edit: true }, writer: 'association' } as const;

export function NoteForm({ id, onDone }: NoteFormProps) {
  const read = useRead(notePageEndpoints.readNote, id ? { params: { id } } : null);
  if (!id) return <Formulaire note={null} onDone={onDone} />;
  return <ReadPart read={read}>{(note) => <Formulaire note={note} onDone={onDone} />}</ReadPart>;
}

type FormulaireProps = { note: NotePage | null; onDone: (isChanged: boolean) => void };

function Formulaire({ note, onDone }: FormulaireProps) {
  const [isLeaving, setIsLeaving] = useState(false);
  const [key] = useState(newId);
  const [fields] = useState(champsDeNote);
  const reread = useReread();
  const done = () => {
    // The note may be shown above this page, so the notes are read again.
    void reread(notePageEndpoints.listNotes);
    onDone(true);
  };
  const edition = useEdition<NoteSaisie>({
    name: `note-${note?.id ?? 'nouvelle'}`,
    value: note ? saisieNote(note) : {},
    version: note?.version ?? null,
    proposed: note ? undefined : { kind: 'info', partout: true },
    save: async ({ version, value }) => {
      const body = bodyOf(value);
      const outcome = note
        ? await call(notePageEndpoints.updateNote, { params: { id: note.id }, ifMatch: version, body })
        : await call(notePageEndpoints.createNote, { body, idempotencyKey: key });
      return saveAnswer(outcome as CallOutcome<typeof notePageEndpoints.createNote>, () => value);
    },
    onSaved: () => {
      notify('succes', 'Note enregistrée.');
      done();
    },
  });
  return (
    <div className="pile colonne-texte">
      <h2 className="fr-h4">{note ? note.titre : 'Nouvelle note'}</h2>
      <SaisieForm
        saisie={edition}
        fields={fields}
        hand={hand}
        label="Enregistrer la note"
        sentences={contenuProblems}
        onCancel={() => onDone(false)}
      >
        <Apercu {...edition.typed} />
      </SaisieForm>
      {note && (
        <div>
          <button type="button" className="fr-btn fr-btn--tertiary" onClick={() => setIsLeaving(true)}>
            Retirer la note
          </button>
        </div>
      )}
      {note && isLeaving && <ActeDialog acte={retrait(note, done)} onClose={() => setIsLeaving(false)} />}
    </div>
  );
}

/** Returns the fields of a note; its pages are chosen by their titles, which only the client knows. */
const champsDeNote = () => ({
  ...notePageFields,
  routes: { ...notePageFields.routes, options: pagesProposees() },
});

/** Shows the note as people will see it. */
function Apercu({ titre, texte, kind }: NoteSaisie) {
  if (!titre) return null;
  return (
    <section className="pile pile--serree" aria-labelledby="note-apercu">
      <h3 id="note-apercu" className="fr-h6">
        Aperçu
      </h3>
      <NoticeBand tone={tonOf(kind)} title={typographie(titre)}>
        {typographie(texte ?? '')}
      </NoticeBand>
    </section>
  );
}

const tonOf = (kind: unknown): NotePage['kind'] =>
  tonsNote.find(({ value }) => value === kind)?.value ?? 'info';

const bodyOf = ({ titre, texte, kind, partout, routes, du, au }: NoteSaisie) => ({
  titre: titre ?? '',
  texte: texte ?? '',
  kind: tonOf(kind),
  routes: partout ? ['*'] : [...(routes ?? [])],
  debut: du && isDate(du) ? instantThere(du, '00:00:00').toISOString() : null,
  fin: au && isDate(au) ? endOfDay(au).toISOString() : null,
});

const retrait = ({ id, titre }: NotePage, after: () => void): DialogActe => ({
  verbe: 'Retirer',
  titre: `Retirer la note « ${titre} » ?`,
  consequence: 'Plus aucune page ne la montrera. Le journal en garde la trace.',
  done: 'Note retirée.',
  isDanger: true,
  send: () => call(notePageEndpoints.deleteNote, { params: { id } }),
  after,
});
