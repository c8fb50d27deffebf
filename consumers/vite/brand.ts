/** A stranger's brand: this is all it takes. */
import { defineTheme } from '@trazo/ui/theme';

export const { css } = defineTheme({ accent: '#0f766e', neutral: '#64748b', radius: 10 });
