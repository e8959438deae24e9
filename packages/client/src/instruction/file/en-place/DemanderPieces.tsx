import { phraseMax } from '@asso/domain/dossier/completude/completude.rules';
import { dayOf } from '@asso/domain/identifiants/dates-affichees';
import { joursApres } from '@asso/domain/identifiants/durees';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import { useEffect, useState } from 'react';
import { now } from '../../../platform/clock.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { CheckboxControl } from '../../../ui/fields/CheckboxControl.tsx';
import { DateControl } from '../../../ui/fields/DateControl.tsx';
import { TextControl } from '../../../ui/fields/TextControl.tsx';
import { type DossierLu, type PieceManquante, piecesManquantes } from './pieces-manquantes.ts';

export type Asked = { codes: readonly string[]; phrase: string; avant_le: string };

type DemanderPiecesProps = {
  /** Reads the chosen dossiers, with their pieces. */
  onRead: () => Promise<readonly DossierLu[]>;
  onAsk: (dossiers: readonly DossierLu[], asked: Asked) => Promise<void>;
};

const usualDays = 15;

/**
 * Asks each association for those of the ticked pieces that its dossier lacks, with one sentence and one date for all.
 */
export function DemanderPieces({ onRead, onAsk }: DemanderPiecesProps) {
  const [dossiers, setDossiers] = useState<readonly DossierLu[] | null>(null);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const [phrase, setPhrase] = useState('Cette pièce n’est pas jointe au dossier.');
  const [avantLe, setAvantLe] = useState(() => dayOf(joursApres(now(), usualDays), 'Europe/Paris'));
  const [isTried, setIsTried] = useState(false);
  // The dossiers are read once, when the panel opens.
  const [reading] = useState(onRead);
  useEffect(() => {
    let isLeft = false;
    void reading.then((read) => {
      if (isLeft) return;
      setDossiers(read);
      setCodes(piecesManquantes(read).map(({ code }) => code));
    });
    return () => {
      isLeft = true;
    };
  }, [reading]);
  if (dossiers === null) return <p aria-busy="true">Lecture des pièces…</p>;
  const pieces = piecesManquantes(dossiers);
  if (pieces.length === 0) return <p>Aucune pièce ne manque : toutes sont jointes.</p>;
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(avantLe);
  const isRight = codes.length > 0 && phrase.trim() !== '' && isDay;
  return (
    <>
      <fieldset className="demander-pieces">
        <legend>Pièces qui manquent</legend>
        {pieces.map((piece) => (
          <CheckboxControl
            key={piece.code}
            id={`demander-${piece.code}`}
            label={pieceSaid(piece, dossiers.length)}
            value={codes.includes(piece.code)}
            onChange={(value) =>
              setCodes(value === true ? [...codes, piece.code] : codes.filter((one) => one !== piece.code))
            }
          />
        ))}
        {isTried && codes.length === 0 && (
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
        error={isTried && !isDay ? 'Saisissez une date. Exemple : 31/12/2027.' : undefined}
        value={avantLe}
        onChange={(value) => setAvantLe(String(value ?? ''))}
      />
      <ActionButton
        isSmall
        busyText="En cours…"
        onPress={() => {
          setIsTried(true);
          return isRight ? onAsk(dossiers, { codes, phrase, avant_le: avantLe }) : undefined;
        }}
      >
        Demander
      </ActionButton>
    </>
  );
}

const pieceSaid = ({ libelle, dossiers }: PieceManquante, total: number): string =>
  total < 2 ? libelle : `${libelle} : manque à ${count(dossiers.length, 'dossier', 'dossiers')}`;
