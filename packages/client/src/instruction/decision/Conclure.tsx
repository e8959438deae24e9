import { useEffect, useMemo } from 'react';
import { useOfferActs } from '../../platform/page/page-acts.ts';
import { usePreferences } from '../../platform/preferences.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { concludeActe, isForThePoste } from '../poste/touche-du-poste.ts';
import type { DecisionPanelProps } from './decision-props.ts';

type ConclureProps = Pick<DecisionPanelProps, 'isSecond'> & { onOpen: (isOpen: boolean) => void };

/**
 * A button, the palette, or the key « d » when the agent uses shortcuts (`touches`), opens the dialog that decides: grant, refuse or
 * reject. Deciding on a dossier just received also begins its study.
 */
export function Conclure({ isSecond, onOpen }: ConclureProps) {
  const { touches } = usePreferences();
  useOfferActs(
    useMemo(
      () => ({
        titre: 'Actes sur ce dossier',
        actes: [{ ...concludeActe, id: concludeActe.touche, press: () => onOpen(true) }],
      }),
      [onOpen],
    ),
  );
  useEffect(() => {
    if (!touches) return;
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'd' || !isForThePoste(event)) return;
      event.preventDefault();
      onOpen(true);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [touches, onOpen]);
  return (
    <ActionButton kind={isSecond ? 'secondaire' : 'principal'} onPress={() => onOpen(true)}>
      Conclure…
    </ActionButton>
  );
}
