import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';

type MenuButtonProps = {
  label: ReactNode;
  className?: string;
  panelClassName?: string;
  isCurrent?: boolean;
  /**
   * With `isFloating`, the panel is drawn over a frame that would cut it, such as a table, and follows its button when
   * the page scrolls.
   */
  isFloating?: boolean;
  /** `close` gives the focus back to the button. */
  children: (close: () => void) => ReactNode;
};

/**
 * A button that unfolds a panel; Esc, a click elsewhere or leaving the panel with Tab folds it again. The panel is not
 * a modal.
 */
export function MenuButton(props: MenuButtonProps) {
  const { label, className, panelClassName, isCurrent, isFloating = false, children } = props;
  const [isOpen, setIsOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();
  const close = () => {
    setIsOpen(false);
    const { activeElement } = document;
    // When the action ends after the person has moved the focus elsewhere in the page, the focus stays there.
    if (activeElement === document.body || box.current?.contains(activeElement)) button.current?.focus();
  };
  useEffect(() => {
    if (!isOpen) return;
    const onOutside = ({ target, type }: Event) => {
      const isInside = box.current?.contains(target as Node);
      // Pressing the label of a choice first moves the focus to an element around the menu: the menu must not close
      // then.
      const isAround = type === 'focusin' && (target as Node).contains(box.current);
      if (!isInside && !isAround) setIsOpen(false);
    };
    document.addEventListener('pointerdown', onOutside);
    document.addEventListener('focusin', onOutside);
    const follow = () => floatUnder(panel.current);
    if (isFloating) document.addEventListener('scroll', follow, true);
    // The content of the panel may arrive after it is open and take more room: the panel is then placed again.
    const watcher = isFloating && typeof ResizeObserver !== 'undefined' ? new ResizeObserver(follow) : null;
    if (panel.current) watcher?.observe(panel.current);
    return () => {
      watcher?.disconnect();
      document.removeEventListener('scroll', follow, true);
      document.removeEventListener('pointerdown', onOutside);
      document.removeEventListener('focusin', onOutside);
    };
  }, [isOpen, isFloating]);
  const keys = {
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape' && isOpen) close();
    },
  };
  return (
    <div ref={box} className="menu" {...keys}>
      <button
        ref={button}
        type="button"
        className={className}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-current={isCurrent || undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        {label}
      </button>
      {isOpen && (
        <div
          id={id}
          ref={(shown) => {
            panel.current = shown;
            (isFloating ? floatUnder : keepInWindow)(shown);
          }}
          className={`menu__panneau ${panelClassName ?? ''}`}
        >
          {children(close)}
        </div>
      )}
    </div>
  );
}

const marginPx = 16;

/** Moves left, by the excess, a panel that would pass the right edge of the window. */
function keepInWindow(panel: HTMLElement | null): void {
  const width = document.documentElement.clientWidth;
  const beyondPx = (panel?.getBoundingClientRect().right ?? 0) - (width - marginPx);
  if (panel && beyondPx > 0) panel.style.translate = `${-beyondPx}px 0`;
}

/**
 * Places the panel under its button, from computed coordinates. The panel is not measured after it is placed: where the
 * system asks for reduced motion, each change of style is a very short transition, and the old place would be measured.
 */
function floatUnder(panel: HTMLElement | null): void {
  const button = panel?.parentElement?.getBoundingClientRect();
  if (!panel || !button) return;
  panel.style.position = 'fixed';
  const { clientWidth, clientHeight } = document.documentElement;
  const { offsetWidth, offsetHeight } = panel;
  const left = Math.max(marginPx, Math.min(button.left, clientWidth - marginPx - offsetWidth));
  const isAbove = button.bottom + offsetHeight > clientHeight;
  const top = isAbove ? button.top - offsetHeight : button.bottom;
  Object.assign(panel.style, { top: `${top}px`, left: `${left}px` });
}
