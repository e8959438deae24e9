import { phraseMax } from '@asso/domain/dossier/completude/completude.rules';
import { localDay } from '@asso/domain/identifiants/dates-affichees';
import { addJours } from '@asso/domain/identifiants/durees';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import { isSame } from '@asso/domain/kernel/changes';
import { useEffect, useState } from 'react';
import { now } from '../../../platform/clock.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { CheckboxControl } from '../../../ui/fields/CheckboxControl.tsx';
import { DateControl } from '../../../ui/fields/DateControl.tsx';
import { exempleJour } from '../../../ui/fields/exemple-jour.ts';
import { TextControl } from '../../../ui/fields/TextControl.tsx';
import { announce } from '../../../ui/page/announcer.ts';
import {
  type PieceDemandable,
  type PiecesAsked,
  type PiecesEssai,
  piecesDemandables,
  sayDemandeReady,
  sayPieceDemandable,
} from './pieces-demandables.ts';
import type { Laisse } from './resultat.ts';
import type { ActeLecture } from './use-acte-par-dossier.ts';
import './cellules.css';

type DemanderPiecesProps = {
  /** Reads the chosen dossiers, with their pieces. */
  onRead: () => Promise<ActeLecture>;
  /** Returns to whom the request would go, and which dossiers would be left out; nothing is sent. */
  onTry: (lecture: ActeLecture, asked: PiecesAsked) => Promise<PiecesEssai>;
  onAsk: (essai: PiecesEssai, asked: PiecesAsked) => Promise<void>;
};

const usualDays = 15;

/**
 * Asks each association for those of the ticked pieces that its dossier lacks, or is to join again, with one sentence and
 * one date for all; shows first which associations would be asked.
 */
export function DemanderPieces({ onRead, onTry, onAsk }: DemanderPiecesProps) {
  const [lecture, setLecture] = useState<ActeLecture | null>(null);
  const [essai, setEssai] = useState<(PiecesEssai & { of: PiecesAsked }) | null>(null);
  const [ids, setIds] = useState<readonly string[]>([]);
  const [phrase, setPhrase] = useState('');
  const [avantLe, setAvantLe] = useState(() => localDay(addJours(now(), usualDays), 'Europe/Paris'));
  const [isTried, setIsTried] = useState(false);
  // The dossiers are read once, when the panel opens.
  const [reading] = useState(onRead);
  useEffect(() => {
    let isLeft = false;
    void reading.then((read) => {
      if (isLeft) return;
      setLecture(read);
      const manquent = piecesDemandables(read.lus).filter(({ isManquante }) => isManquante);
      setIds(manquent.map(({ id }) => id));
      if (manquent.length > 0) setPhrase(nonJointe);
    });
    return () => {
      isLeft = true;
    };
  }, [reading]);
  if (lecture === null) return <p aria-busy="true">Lecture des pièces…</p>;
  const pieces = piecesDemandables(lecture.lus);
  if (lecture.lus.length === 0) return <Laisses laisses={lecture.laisses} />;
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(avantLe);
  const asked = { ids, phrase, avant_le: avantLe };
  const cocher = ({ id, isManquante }: PieceDemandable, isChosen: boolean) => {
    setIds(isChosen ? [...ids, id] : ids.filter((one) => one !== id));
    // The sentence is about what is not joined: another reason is for the person to write.
    if (isChosen && !isManquante && phrase === nonJointe) setPhrase('');
  };
  // A trial holds only for what was typed then: whoever changes it must try again.
  const tried = essai && isSame(essai.of, asked) ? essai : null;
  const isRight = ids.length > 0 && phrase.trim() !== '' && isDay;
  const verifier = async () => {
    setIsTried(true);
    if (!isRight) return;
    const made = await onTry(lecture, asked);
    setEssai({ ...made, of: asked });
    announce(`Rien n’est envoyé. ${partSaid(made)}`);
  };
  return (
    <div className="demander-pieces__form">
      <fieldset className="demander-pieces">
        <legend>Pièces à demander</legend>
        {!pieces.some(({ isManquante }) => isManquante) && (
          <p className="discret">
            Chaque pièce prévue est jointe : cochez celle qui est à refaire, ou une autre.
          </p>
        )}
        {pieces.map((piece) => (
          <CheckboxControl
            key={piece.id}
            id={`demander-${piece.id.replace(' ', '-')}`}
            label={sayPieceDemandable(piece, lecture.lus.length)}
            value={ids.includes(piece.id)}
            onChange={(value) => cocher(piece, value === true)}
          />
        ))}
        {isTried && ids.length === 0 && (
          <p className="fr-error-text" role="alert">
            Cochez au moins une pièce.
          </p>
        )}
      </fieldset>
      <TextControl
        id="demander-phrase"
        label="Ce que l’association lira"
        isMultiline
        isRequired
        max={phraseMax}
        error={isTried && phrase.trim() === '' ? 'Écrivez cette phrase.' : undefined}
        value={phrase}
        onChange={(value) => setPhrase(String(value ?? ''))}
      />
      <DateControl
        id="demander-avant"
        label="À compléter avant le"
        isRequired
        error={isTried && !isDay ? `Saisissez une date. Exemple : ${exempleJour()}.` : undefined}
        value={avantLe}
        onChange={(value) => setAvantLe(String(value ?? ''))}
      />
      {/* The button stays after a trial: a second press tries again, and sends nothing. */}
      <ActionButton isSmall kind="secondaire" busyText="En cours…" onPress={verifier}>
        Vérifier
      </ActionButton>
      {tried && <ACeuxLa essai={tried} />}
      {tried && tried.prets.length > 0 && (
        <ActionButton isSmall busyText="En cours…" onPress={() => onAsk(tried, asked)}>
          Demander à {count(tried.prets.length, 'association', 'associations')}
        </ActionButton>
      )}
    </div>
  );
}

const nonJointe = 'Cette pièce n’est pas jointe au dossier.';

const partSaid = ({ prets, laisses }: PiecesEssai): string =>
  [
    prets.length === 0
      ? 'Aucune association ne la recevrait.'
      : `Part à ${count(prets.length, 'association', 'associations')}.`,
    laisses.length > 0 && `${count(laisses.length, 'dossier est laissé', 'dossiers sont laissés')}.`,
  ]
    .filter(Boolean)
    .join(' ');

const ACeuxLa = ({ essai }: { essai: PiecesEssai }) => (
  <section className="demander-pieces__essai" aria-label="À qui cela part">
    <p>
      <strong>{partSaid(essai)}</strong> Rien n’est encore envoyé.
    </p>
    <ul className="liste-nue">
      {essai.prets.map((pret) => (
        <li key={pret.dossier.id_fo}>
          <strong>{pret.dossier.demandeur.nom}</strong>, {pret.dossier.id_fo} : {sayDemandeReady(pret)}
        </li>
      ))}
    </ul>
    {essai.laisses.length > 0 && <Laisses laisses={essai.laisses} />}
  </section>
);

const Laisses = ({ laisses }: { laisses: readonly Laisse[] }) => (
  <ul className="liste-nue">
    {laisses.map(({ id_fo, raison }) => (
      <li key={id_fo}>
        Laissé, {id_fo} : {raison}
      </li>
    ))}
  </ul>
);
