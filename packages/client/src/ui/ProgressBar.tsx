import { useEffect, useState } from 'react';
import { announce } from './page/announcer.ts';
import { useStore } from './page/store.ts';
import { isWorking } from './page/work.ts';
import './progress-bar.css';

/** The time that the bar takes to come near its end; longer work is said to be long [R9.56]. */
const fullMs = 5000;
const longSentence = 'C’est plus long que d’habitude.';

/** A thin bar at the top of the window while a page loads or an act runs. */
export const ProgressBar = () => useStore(isWorking) && <Bar />;

function Bar() {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setIsLong(true);
      announce(longSentence);
    }, fullMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <div className="progression" style={{ animationDuration: `${fullMs}ms` }} />
      {isLong && (
        <p className="progression__mot" aria-hidden="true">
          {longSentence}
        </p>
      )}
    </>
  );
}
