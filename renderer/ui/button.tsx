import type { LucideIcon } from 'lucide-react';
import { Tooltip } from 'radix-ui';
import type { ButtonHTMLAttributes } from 'react';

export type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  readonly look?: 'primary' | 'secondary' | 'quiet' | 'danger';
  readonly size?: 'small' | 'normal' | 'large';
  readonly icon?: LucideIcon;
};

export function Button({ look = 'secondary', size = 'normal', icon: Icon, children, className, ...rest }: ButtonProps) {
  return (
    <button type="button" {...rest} className={`button button-${look} button-${size} ${className ?? ''}`}>
      {Icon != null && <Icon aria-hidden size={size === 'small' ? 15 : 17} strokeWidth={2} />}
      <span>{children}</span>
    </button>
  );
}

export type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'aria-label'> & {
  /** The accessible name, also shown as a tip. */
  readonly label: string;
  readonly icon: LucideIcon;
  readonly shortcut?: string;
  readonly iconSize?: number;
};

export function IconButton({ label, icon: Icon, shortcut, iconSize = 18, className, ...rest }: IconButtonProps) {
  return (
    <Tooltip.Root>
      <Tooltip.Trigger asChild>
        <button type="button" aria-label={label} {...rest} className={`icon-button ${className ?? ''}`}>
          <Icon aria-hidden size={iconSize} strokeWidth={1.9} />
        </button>
      </Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Content className="tip" sideOffset={6} collisionPadding={8}>
          {label}
          {shortcut != null && <kbd className="key">{shortcut}</kbd>}
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}
