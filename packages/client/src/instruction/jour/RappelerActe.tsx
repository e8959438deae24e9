import type { ReactNode } from 'react';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { useRappel } from '../dossier/use-rappel.ts';

type RappelerActeProps = {
  id_fo: string;
  /** The kind of reminder. */
  type: number;
  isFirst: boolean;
  children: ReactNode;
};

/** The act of a line that waits for the association: the reminder is sent from here, and the line stays. */
export function RappelerActe({ id_fo, type, isFirst, children }: RappelerActeProps) {
  const { rappeler, refusal, isFait } = useRappel(id_fo, type);
  return (
    <>
      <ActionButton
        isSmall
        kind={isFirst ? 'principal' : 'tertiaire'}
        className={isFirst ? 'jour__acte' : 'fr-btn--tertiary-no-outline jour__acte jour__acte--lien'}
        busyText="Envoi…"
        onPress={() => (isFait ? undefined : rappeler())}
      >
        {isFait ? 'Rappelé' : children}
      </ActionButton>
      {refusal && (
        <span className="jour__refus" role="alert">
          {refusal}
        </span>
      )}
    </>
  );
}
