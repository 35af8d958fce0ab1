export { Alert, type AlertProps } from './alert.tsx';
export { Avatar, type AvatarProps } from './avatar.tsx';
export { Badge, type BadgeProps } from './badge.tsx';
export { Button, type ButtonProps, buttonVariants } from './button.tsx';
export { CardMenu, type CardMenuProps } from './card-menu.tsx';
export { Checkbox, type CheckboxProps } from './checkbox.tsx';
export { cn } from './cn.ts';
export { CommentCard, type CommentCardProps } from './comments/comment-card.tsx';
export { CommentForm, type CommentFormProps } from './comments/comment-form.tsx';
export { CommentList, type CommentListProps } from './comments/comment-list.tsx';
export { ContrastRatio, type ContrastRatioProps } from './contrast-ratio.tsx';
export { DeviceControl, type DeviceControlProps } from './device-control.tsx';
export { type DeviceName, devices } from './devices.ts';
export { Dialog, type DialogProps } from './dialog.tsx';
export { Drawer, type DrawerProps } from './drawer.tsx';
export {
  DropdownMenu,
  DropdownMenuItem,
  type DropdownMenuItemProps,
  type DropdownMenuProps,
  DropdownMenuSeparator,
} from './dropdown-menu.tsx';
export { EndOfList } from './end-of-list.tsx';
export { Field, FieldError, type FieldProps, useFieldControl } from './field.tsx';
export { FoundCount, type FoundCountProps } from './found-count.tsx';
export { Input } from './input.tsx';
export { Joint, type JointProps } from './joint.tsx';
export { Kbd } from './kbd.tsx';
export { LiveThumbnail, type LiveThumbnailProps } from './live-thumbnail.tsx';
export { Mark, Wordmark } from './mark.tsx';
export { Measure } from './measure.tsx';
export { MenuLayout, type MenuLayoutProps } from './menu/menu-layout.tsx';
export type { MenuLinkProps, MenuPlace, MenuProps } from './menu/menu-types.ts';
export { Message, type MessageProps } from './message.tsx';
export { NoMatch, type NoMatchProps } from './no-match.tsx';
export { NotFoundMessage, type NotFoundMessageProps } from './not-found-message.tsx';
export { PasswordInput } from './password-input.tsx';
export { passwordHint } from './password-strength/password-hint.ts';
export {
  PasswordStrengthMeter,
  type PasswordStrengthMeterProps,
} from './password-strength/password-strength-meter.tsx';
export { PinNumber, type PinNumberProps } from './pin-number.tsx';
export {
  PortalContainerProvider,
  type PortalContainerProviderProps,
  usePortalContainer,
} from './portal-container.tsx';
export { SearchBox, type SearchBoxProps } from './search-box.tsx';
export {
  Segment,
  SegmentedControl,
  type SegmentedControlProps,
  type SegmentProps,
} from './segmented-control.tsx';
export { Select } from './select.tsx';
export { Skeleton } from './skeleton.tsx';
export { contentId, finishSkip, SkipLink } from './skip-link.tsx';
export { Slab } from './slab.tsx';
export { Spinner, type SpinnerProps, SpinnerRing } from './spinner.tsx';
export { StepRuler, type StepRulerProps } from './step-ruler.tsx';
export { Tabs, TabsContent, TabsList, type TabsListProps, TabsTrigger } from './tabs.tsx';
export { TextLink, type TextLinkProps } from './text-link.tsx';
export { Textarea } from './textarea.tsx';
export { applyTheme } from './theme.ts';
export { ThemeToggle } from './theme-toggle.tsx';
export { toast } from './toast.ts';
export type { ToastMessage } from './toast-store.ts';
export { Toaster } from './toaster.tsx';
export { useGradually } from './use-gradually.ts';
export { useOnScreen } from './use-on-screen.ts';
export { useSize } from './use-size.ts';
