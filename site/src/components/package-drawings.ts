import type { ServicePackage } from '@practice/contract/packages';
import { ChairDrawing, ReportDrawing, SeminarDrawing } from '@practice/ui/drawings/Packages';

export const packageDrawings = {
  foundations: SeminarDrawing,
  'workspace-optimization': ReportDrawing,
  'personalized-care': ChairDrawing,
} satisfies Record<ServicePackage['id'], unknown>;
