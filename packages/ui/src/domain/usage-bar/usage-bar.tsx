import { Progress, type ProgressProps } from '../../primitives/progress';
import { useLibraryTexts } from '../texts/library';

/** Props of {@link UsageBar}; the rest goes to the Progress. */
export type UsageBarProps = Omit<ProgressProps, 'value' | 'max' | 'label' | 'detail'> & {
  /** How much is used, in percent; kept between 0 and 100. */
  percent: number;
  /** What is used; 'Uso' by default. */
  label?: string | undefined;
  /** The amount in words: '47/∞ logos'. The percentage when it is not given. */
  detail?: string | undefined;
};

/** How much of a plan is used. */
export function UsageBar({ percent, label, detail, ...rest }: UsageBarProps) {
  const texts = useLibraryTexts('usage', { label });
  const value = Number.isFinite(percent) ? Math.max(0, Math.min(100, percent)) : 0;
  return <Progress {...rest} label={texts.label} value={value} detail={detail ?? texts.percent(value)} />;
}
