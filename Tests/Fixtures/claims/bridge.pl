# Enums of four headers as Perl code writes them.
package Bridge;

use constant HKWorkoutActivityTypeRunning => 37;
use constant HKWorkoutActivityTypeOther => 3000;
use constant {
    NSWindowStyleMaskTitled => 1 << 0,
    NSWindowStyleMaskClosable => 1 << 1,
    NSWindowStyleMaskResizable => 0x8,
};

my %activity_names = (7 => 'bowling', 8 => 'boxing', 13 => "cycling");
my $sleep_analysis = { in_bed => 0, asleep_unspecified => 1, awake => 2 };

sub save {
    my ($store, $workout) = @_;
    objc_msgSend($store, sel_registerName("saveObject:withCompletion:"), $workout, 0);
}
