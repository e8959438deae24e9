import { documentEndpoints } from '@asso/contract/document/document.endpoints';
import { type EtatAnalyse, etatsAnalyse } from '@asso/domain/document/document.rules';
import { formatTaille } from '@asso/domain/identifiants/affichage';
import { formatHorodatage } from '@asso/domain/identifiants/instants';
import { useRef, useState } from 'react';
import { DownloadLink } from '../platform/DownloadLink.tsx';
import { ActionButton } from '../ui/ActionButton.tsx';
import { fieldId } from '../ui/field-errors.ts';
import { focusFirstControl } from '../ui/focus.ts';
import { type BadgeTone, StateBadge } from '../ui/StateBadge.tsx';
import { PieceChoice } from './PieceChoice.tsx';
import type { PieceActions, PieceView } from './use-pieces.ts';

type PieceItemProps = PieceActions & { piece: PieceView; error?: string };

/** One piece: what is joined, or what to join. */
export function PieceItem({ piece, error, choose, sendFor }: PieceItemProps) {
  const [isChanging, setIsChanging] = useState(false);
  const item = useRef<HTMLLIElement>(null);
  const { code, label, aide, document, obligatoire } = piece;
  const close = () => {
    setIsChanging(false);
    requestAnimationFrame(() => focusFirstControl(item.current));
  };
  const pick = async (uuid: string | null) => {
    if (await choose(piece, uuid)) close();
  };
  const isOpen = document === null || isChanging;
  return (
    <li className="piece" id={fieldId(`pieces.${code}`)} ref={item}>
      <h2 className="piece__titre">
        {label}{' '}
        <span className={document ? 'piece__etat fr-icon-check-line' : 'piece__etat'}>
          {document ? 'Jointe' : obligatoire ? 'Obligatoire' : 'Facultative'}
        </span>
      </h2>
      {aide && <p className="fr-hint-text">{aide}</p>}
      {document && <Joined document={document} />}
      {document && !isChanging && (
        <div className="actions">
          <button
            type="button"
            className="fr-btn fr-btn--secondary fr-btn--sm"
            onClick={() => setIsChanging(true)}
          >
            Changer<span className="invisible"> {label}</span>
          </button>
          <ActionButton kind="tertiaire" isSmall onPress={() => pick(null)}>
            Retirer<span className="invisible"> {label}</span>
          </ActionButton>
        </div>
      )}
      {isOpen && (
        <PieceChoice
          piece={piece}
          error={error}
          onPick={pick}
          sendFor={(annee) => async (file, progress) => {
            const result = await sendFor(piece, annee)(file, progress);
            if (result.kind === 'recu') close();
            return result;
          }}
          onCancel={document ? close : undefined}
        />
      )}
    </li>
  );
}

const tones: Record<EtatAnalyse, BadgeTone> = {
  en_cours: 'bleu',
  non_analyse: 'gris',
  sur: 'vert',
  refuse: 'rouge',
};
const isEtat = (etat: string): etat is EtatAnalyse => Object.hasOwn(etatsAnalyse, etat);

function Joined({ document }: { document: NonNullable<PieceView['document']> }) {
  const { uuid, nom, taille, etat_analyse, date_chargement } = document;
  return (
    <div className="piece__document">
      <DownloadLink row={documentEndpoints.downloadDocument} params={{ uuid }} details={formatTaille(taille)}>
        {nom}
      </DownloadLink>
      <span className="discret nombre">déposé le {formatHorodatage(new Date(date_chargement))}</span>
      {isEtat(etat_analyse) && etat_analyse !== 'sur' && (
        <StateBadge tone={tones[etat_analyse]}>{etatsAnalyse[etat_analyse]}</StateBadge>
      )}
    </div>
  );
}
