import { useState } from 'react';
import { useStore } from '../../ui/page/store.ts';
import { brand } from '../brand.ts';
import { queryClient } from '../call/query-client.ts';
import { useWornRole } from '../session/session-role.ts';
import { isKeeping, keptReadsHere } from './kept-reads.ts';

/** Keeps what is read from now on. The present page was read before the person asked, so it is read once more. */
const keepFromNow = () => keptReadsHere.keep().then(() => queryClient.invalidateQueries());

/**
 * Lets a person have their dossiers kept on this device, or stop that; nothing is kept unless they ask. The choice is
 * shown only to an association, where the operator allows it and the browser can encrypt.
 */
export function KeepHere({ id, className }: { id: string; className: string }) {
  const isKept = useStore(isKeeping);
  const role = useWornRole();
  /** The choice just made, while the browser applies it; null once the box shows the actual state. */
  const [asked, setAsked] = useState<boolean | null>(null);
  const ask = async (isWanted: boolean) => {
    setAsked(isWanted);
    await (isWanted ? keepFromNow() : keptReadsHere.keepNothing());
    setAsked(null);
  };
  if (role !== 'lca.association' || !brand.horsConnexion || !keptReadsHere.canKeep()) return null;
  return (
    <div className={className}>
      <div className="fr-checkbox-group">
        <input
          id={id}
          type="checkbox"
          checked={asked ?? isKept}
          aria-describedby={`${id}-aide`}
          onChange={({ target }) => void ask(target.checked)}
        />
        <label className="fr-label" htmlFor={id}>
          Garder mes demandes sur cet appareil
          <span className="fr-hint-text" id={`${id}-aide`}>
            Pour les ouvrir et y écrire sans réseau. Seulement si cet appareil est à vous : tout s’efface
            quand vous vous déconnectez, ou après trois jours sans réseau.
          </span>
        </label>
      </div>
    </div>
  );
}
