import { useState } from 'react';
import { useStore } from '../../ui/page/store.ts';
import { brand } from '../brand.ts';
import { queryClient } from '../call/query-client.ts';
import { useWornRole } from '../session/session-role.ts';
import { garde, isKeeping } from './kept-reads.ts';

/** The page had already been read when the person asked to keep it, so it is read once more to be kept. */
const keepFromNow = () => garde.keep().then(() => queryClient.invalidateQueries());

/**
 * A person asks this device to keep their requests, and takes it back; nobody's are kept without being asked for. A
 * browser that cannot lock what it keeps is not offered it.
 */
export function KeepHere({ id, className }: { id: string; className: string }) {
  const isKept = useStore(isKeeping);
  const role = useWornRole();
  /** What was asked for while the browser writes it; null afterwards, when the box shows how things are. */
  const [asked, setAsked] = useState<boolean | null>(null);
  const ask = async (isWanted: boolean) => {
    setAsked(isWanted);
    await (isWanted ? keepFromNow() : garde.keepNothing());
    setAsked(null);
  };
  if (role !== 'lca.association' || !brand.horsConnexion || !garde.canKeep()) return null;
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
